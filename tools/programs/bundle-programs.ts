import { cpSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { root } from '../workspace/apps.mjs';

/** Packages with files of their own, which they find beside their code. */
export const packagesBeside = ['@electric-sql/pglite', '@node-rs/argon2'];

/** Folder of the services' packages: {@link packagesBeside} are found from there. */
export const servicePackages = path.join(root, 'services/api/node_modules');

/** An optional package of pg, which is not installed. */
const absent = 'pg-native';

/** The gateway's compression, which reads this file beside its code. */
const wasm = path.join(root, 'packages/federation/node_modules/@bokuweb/zstd-wasm/dist/common/zstd.wasm');

// CommonJS packages call `require` and read `__dirname`, which an ES module does not have.
const js = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);
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
    metafile: true,
    logLevel: 'error',
  });
  cpSync(wasm, path.join(folder, 'zstd.wasm'));
  return Object.keys(metafile.inputs);
}
