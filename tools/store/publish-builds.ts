import { liveOf } from '@tawseel/federation/registry';
import { publishStarted, type Origin } from '@tawseel/federation/store';
import { withStore } from './command.ts';

/**
 * Publishes builds in one change of the registry, except of apps that a person has released or rolled back, and prints what is live.
 *
 * @param command The command that publishes, for its sentences.
 * @param distOf Folder with the build of an app.
 * @param origin Where the builds come from, if that is known.
 */
export async function publishBuilds(
  command: string,
  names: readonly string[],
  distOf: (name: string) => string,
  origin?: Origin,
): Promise<void> {
  const { registry, left, obstacle } = await withStore((store) =>
    store.change([...names], (folder) => publishStarted(folder, names.map(distOf), origin)),
  );
  for (const name of names) {
    if (!left.some((app) => app.name === name)) console.log(`${name} ${liveOf(registry, name)?.version}`);
  }
  for (const { name, version, canary } of left) {
    const beside = canary ? `, with its canary ${canary}` : '';
    console.log(
      `${name} ${version} stays live${beside}: ${command} replaces only what it has published itself. ` +
        `To publish this build: npm run release -- ${name}`,
    );
  }
  if (obstacle)
    console.log(`Nothing was published, because the builds do not run with these releases:\n${obstacle}`);
}
