import type { Change, Changed } from '../store/change-app.ts';

/** A change in a sentence. */
export function changeWords(change: Change, name: string, { version, replaced }: Changed): string {
  if (change === 'rollback') return `${name} ${version} is live again, replacing ${replaced}.`;
  if (change === 'promote') return `${name} ${version} is live for everybody.`;
  return `The canary ${version} of ${name} is over.`;
}
