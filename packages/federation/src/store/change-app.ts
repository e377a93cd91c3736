import { abortCanary, promoteCanary } from './canary.ts';
import { rollback } from './rollback.ts';

/** A change of an earlier release. */
export type Change = 'rollback' | 'promote' | 'abort';

/** The version that a change was about, and for a rollback the version that was live before. */
export interface Changed {
  version: string;
  replaced?: string | undefined;
}

/**
 * Changes the live release of one app.
 *
 * @param version Target of a rollback, the previous release if omitted; the expected canary of other changes.
 * @throws Error as {@link rollback}, {@link promoteCanary} and {@link abortCanary}.
 */
export async function changeApp(
  folder: string,
  name: string,
  change: Change,
  version?: string,
): Promise<Changed> {
  if (change === 'promote') return { version: await promoteCanary(folder, name, version) };
  if (change === 'abort') return { version: await abortCanary(folder, name, version) };
  const live = await rollback(folder, name, version);
  return { version: live.version, replaced: live.previous?.version };
}
