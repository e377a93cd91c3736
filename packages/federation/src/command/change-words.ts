/** A change of an earlier release. */
export type Change = 'rollback' | 'promote' | 'abort';

/** Result of a change. */
export interface Changed {
  version: string;
  replaced?: string | undefined;
}

/** A change in a sentence. */
export function changeWords(change: Change, name: string, { version, replaced }: Changed): string {
  if (change === 'rollback') return `${name} ${version} is live again, in the place of ${replaced}.`;
  if (change === 'promote') return `${name} ${version} is live for everybody.`;
  return `The canary ${version} of ${name} is over.`;
}
