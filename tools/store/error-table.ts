import type { StoredError } from '@tawseel/gateway/store';
import { minuteOf, textTable } from './text-table.ts';

const heading = ['report', 'app', 'version', 'error', 'reports', 'latest', 'at'];

/** Errors that browsers reported, as a table of text. */
export function errorTable(errors: readonly StoredError[]): string {
  if (errors.length === 0) return 'No errors have been reported.';
  const rows = errors.map(({ id, app, version, reason, name, at: [place = ''], count, latest }) => [
    id,
    app,
    version,
    `${name} (${reason})`,
    String(count),
    minuteOf(latest.toISOString()),
    place,
  ]);
  return textTable([heading, ...rows]);
}
