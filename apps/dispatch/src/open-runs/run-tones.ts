import type { Run, RunLine } from '@tawseel/api-client/dispatch';
import type { TagTone } from '@tawseel/ui';

export const runTones = {
  Draft: 'attention ring',
  Issued: 'accent arrow',
  Closed: 'good tick',
} as const satisfies Readonly<Record<Run['state'], TagTone>>;

/** Those of an order's status where an outcome ends it. */
export const outcomeTones = {
  Delivered: 'good tick',
  Failed: 'attention cross',
  Returned: 'bad back',
  Back: 'neutral square',
} as const satisfies Readonly<Record<NonNullable<RunLine['outcome']>, TagTone>>;
