import { readdir, readFile } from 'node:fs/promises';
import { publishFeature, publishShell } from '../store/publish.ts';
import { publishApp } from '../store/publish-app.ts';
import type { Audience } from '../registry/registry.schema.ts';
import { readRegistry, storePaths } from '../store/release-store.ts';
import { sampleBuilds } from './sample-builds.ts';
import { sampleManifest } from './samples.ts';

/** Manifest of a feature that imports these names of the UI package. */
export const using = (...names: string[]) =>
  sampleManifest({ needs: { '@tawseel/ui': { range: '^1.0.0', names } } });

/** The `shell.json` of a build whose UI package exports these names. */
export const having = (...names: string[]) => ({ shared: { '@tawseel/ui': { version: '1.0.0', names } } });

/** A release store with sample builds; different `code` gives a different version. */
export async function sampleStore() {
  const samples = await sampleBuilds();
  const { store: folder, buildFleet, buildShell, buildDriver } = samples;

  /** The registry, and the names of all files in the store. */
  async function contents(): Promise<string> {
    const files = await readdir(folder, { recursive: true });
    return [await readFile(storePaths(folder).registry, 'utf8'), ...files.toSorted()].join('\n');
  }

  return {
    ...samples,
    folder,
    fleet: async () => (await readRegistry(folder)).features['fleet'],
    releaseFleet: async (code: string, ...names: string[]) =>
      publishFeature(folder, await buildFleet(code, using(...names))),
    releaseShell: async (boot: string, ...names: string[]) =>
      publishShell(folder, await buildShell(boot, having(...names))),
    releaseDriver: async (code: string, audience?: Audience) =>
      publishApp(folder, 'driver', await buildDriver(code), { audience }),
    /** Releases a canary of the feature. */
    tryFleet: async (code: string, percentage: number, ...names: string[]) =>
      publishFeature(folder, await buildFleet(code, using(...names)), { audience: { percentage } }),
    /** Error message of a rejected change. Fails when the change is accepted or modifies the registry or the store. */
    async refusal(change: () => Promise<unknown>): Promise<string> {
      const before = await contents();
      const [result] = await Promise.allSettled([change()]);
      if (result.status === 'fulfilled') throw new Error('It was not refused.');
      if ((await contents()) !== before) throw new Error('It was refused, and changed the store.');
      return result.reason instanceof Error ? result.reason.message : String(result.reason);
    },
  };
}

export type SampleStore = Awaited<ReturnType<typeof sampleStore>>;
