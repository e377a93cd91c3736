import { cpSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { root } from '../workspace/apps.mjs';

/** Packages with files of their own, which they find beside their code. */
export const packagesBeside = ['@electric-sql/pglite', '@node-rs/argon2'];

/** Folder of the services' packages: {@link packagesBeside} are found from there. */
export const servicePackages = path.join(root, 'services/api/node_modules');

/** Files that find others of the workspace beside their source. */
const besideSource = /[\\/](workspace[\\/]apps|command[\\/]build-app)\.mjs$/;

/** Gives those files the address of their source: beside a bundle they would find nothing. */
const sourceAddress: Plugin = {
  name: 'source-address',
  setup({ onLoad }) {
    onLoad({ filter: besideSource }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const address = JSON.stringify(pathToFileURL(file).href);
      return { contents: source.replaceAll('import.meta.url', address) };
    });
  },
};

/** An optional package of pg, which is not installed. */
const absent = 'pg-native';

/** The gateway's compression, which reads this file beside its code. */
const wasm = path.join(root, 'packages/federation/node_modules/@bokuweb/zstd-wasm/dist/common/zstd.wasm');

// CommonJS packages call `require` and read `__dirname`, which an ES module does not have.
const js = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
  const __dirname = import.meta.dirname;`;

/**
 * Bundles TypeScript programs for Node.js with their packages, except {@link packagesBeside}.
 *
 * @param folder Programs, and the chunks that they share, as `.mjs`.
 * @param programs What esbuild calls entry points, from the root of the workspace.
 * @returns the files that went into the programs
 */
export async function bundlePrograms(folder: string, programs: NonNullable<BuildOptions['entryPoints']>) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: programs,
    outbase: root,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [...packagesBeside, absent],
    banner: { js },
    plugins: [sourceAddress],
    metafile: true,
    logLevel: 'error',
  });
  cpSync(wasm, path.join(folder, 'zstd.wasm'));
  return Object.keys(metafile.inputs);
}
