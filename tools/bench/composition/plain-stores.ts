import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LiveFeature, LiveShell } from '@tawseel/federation/registry';
import { changeRegistry, publishFeature, publishShell } from '@tawseel/federation/store';
import { appFolder, featureNames, root, run } from '../../workspace/apps.mjs';
import { featureChunk } from '../../workspace/composed-entry.ts';

const dist = (name: string) => path.join(appFolder(name), 'dist');

const readJson = async (...file: string[]) =>
  JSON.parse(await readFile(path.join(...file), 'utf8')) as object;

/** Gives a plain build the fonts that the shell preloads: its own list has those of every feature. */
async function preloadFontsOfShell(output: string) {
  const [own, shell] = await Promise.all(
    [output, dist('shell')].map((build) => readJson(build, 'shell.json')),
  );
  const fonts: unknown = Reflect.get(shell ?? {}, 'fonts');
  await writeFile(path.join(output, 'shell.json'), JSON.stringify({ ...own, fonts }));
}

/** Builds the screens as one plain bundle; the caller removes the folder. */
export async function buildPlain(): Promise<string> {
  const output = await mkdtemp(path.join(tmpdir(), 'tawseel-plain-'));
  const rspack = path.join(root, 'packages/federation/node_modules/@rspack/cli/bin/rspack.js');
  const config = path.join(import.meta.dirname, 'rspack.config.ts');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    BENCH_FEATURES: featureNames().join(','),
    BENCH_OUTPUT: output,
  };
  if (!(await run(process.execPath, [rspack, 'build', '-c', config], { env })))
    throw new Error('The plain build failed');
  await copyFile(path.join(dist('shell'), 'boot.js'), path.join(output, 'boot.js'));
  await preloadFontsOfShell(output);
  return output;
}

/** Publishes a plain build with all features, and changes each of them in the registry. */
async function publishPlain(
  store: string,
  build: string,
  change: (feature: LiveFeature, shell: LiveShell) => LiveFeature,
) {
  const shell = await publishShell(store, build);
  for (const name of featureNames()) await publishFeature(store, dist(name));
  await changeRegistry(store, (registry) => {
    const features = Object.entries(registry.features);
    const changed = features.map(([name, feature]) => [name, change(feature, shell)] as const);
    return { ...registry, features: Object.fromEntries(changed) };
  });
}

/** The plain bundle. Its registry describes the navigation, and names no files or prefetch requests. */
export function plainStore(build: string) {
  return (store: string): Promise<void> =>
    publishPlain(store, build, (feature) => {
      const { files, pages, ...manifest } = feature.manifest;
      const none = { ...files, feature: [], pages: {}, words: { en: [], ar: [] } };
      const plainPages = pages.map(({ path: address, chunk, title }) => ({ path: address, chunk, title }));
      return { ...feature, manifest: { ...manifest, pages: plainPages, files: none } };
    });
}

/** The plain bundle with what the product's HTML has: preloads of the page's scripts, the early request and the skeleton. */
export function plainStoreWithPreloads(build: string) {
  return async (store: string): Promise<void> => {
    const chunks = (await readJson(build, 'chunks.json')) as Record<string, string[]>;
    const scriptsOf = (chunk: string) => {
      const scripts = chunks[chunk];
      if (!scripts) throw new Error(`The plain build has no chunk named ${chunk}`);
      return scripts;
    };
    await copyFile(path.join(dist('shell'), 'skeleton.json'), path.join(build, 'skeleton.json'));
    await publishPlain(store, build, (feature, shell) => {
      const { manifest } = feature;
      const [entry = '', ...rest] = scriptsOf(featureChunk(manifest.name));
      const pages = manifest.pages.map((page) => [page.path, scriptsOf(page.chunk)] as const);
      // The translations of all features are in one chunk, which the shell preloads.
      const words = { en: [], ar: [] };
      const files = { entry, feature: rest, pages: Object.fromEntries(pages), words };
      const { base, integrity } = shell;
      return { ...feature, entry: base + entry, integrity, manifest: { ...manifest, files } };
    });
    await rm(path.join(build, 'skeleton.json'));
  };
}
