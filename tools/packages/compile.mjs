import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { transformFile } from '@swc/core';
import { compiledByReact } from '../../packages/federation/src/compiler/compiled-by-react.mjs';
import { build } from 'esbuild';
import { binary } from '../test/run-command.mjs';
import { root } from '../workspace/apps.mjs';
import { isProgram } from './published-manifest.mjs';

const execute = promisify(execFile);

/** Tests, and the workbench of the kit, which `npm run dev -- kit` shows. */
const unpublished = /\.test\.tsx?$|\/workbench\//;

/** @param {string} folder */
async function sourceFiles(folder) {
  /** @type {{ include: string[] }} */
  const { include } = JSON.parse(await readFile(path.join(folder, 'tsconfig.json'), 'utf8'));
  const listed = await Promise.all(
    include.map(async (part) => {
      const entries = await readdir(path.join(folder, part), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name));
    }),
  );
  return listed.flat().filter((file) => !unpublished.test(file));
}

/**
 * Compiles a source as the builds of the apps do, for a browser or Node of the contract.
 *
 * @param {string} file
 * @param {string} target
 */
async function compileFile(file, target) {
  const { code, map = '' } = await transformFile(file, {
    swcrc: false,
    sourceMaps: true,
    sourceFileName: path.relative(path.dirname(target), file),
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' }, reactCompiler: compiledByReact.test(file) },
      // @ts-expect-error -- https://swc.rs/docs/configuration/compilation: the types lack it
      rewriteRelativeImportExtensions: true,
    },
    module: { type: 'es6' },
  });
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `${code}//# sourceMappingURL=${path.basename(target)}.map\n`);
  await writeFile(`${target}.map`, map);
}

/** Imports of sources in a declaration name the compiled files. @param {string} file */
async function rewriteDeclaration(file) {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll(/((?:from |import\()['"]\.[^'"]+)\.tsx?(['"])/g, '$1.js$2'));
}

/**
 * Writes the declarations of a package, whose types `npm run types` has checked.
 *
 * @param {string} folder
 * @param {string} dist
 */
async function writeDeclarations(folder, dist) {
  const options = [
    '--noEmit',
    'false',
    '--declaration',
    '--emitDeclarationOnly',
    '--noCheck',
    '--pretty',
    'false',
  ];
  const places = ['--rootDir', folder, '--outDir', dist];
  await execute(process.execPath, [binary('typescript'), '-p', folder, ...options, ...places], {
    cwd: root,
  }).catch((/** @type {unknown} */ error) => {
    const output = error instanceof Error && 'stdout' in error ? error.stdout : undefined;
    throw new Error(String(output || error), { cause: error });
  });
  const written = await readdir(dist, { recursive: true });
  await Promise.all(
    written
      .filter((file) => /\.d\.m?ts$/.test(file))
      .map((file) => {
        const place = path.join(dist, file);
        return unpublished.test(place.replace('.d.ts', '.ts')) ? rm(place) : rewriteDeclaration(place);
      }),
  );
}

/**
 * Compiles a program of `npm create` into one file with all that it imports: npm fetches it before anything else is installed.
 *
 * @param {string} folder
 */
async function bundleProgram(folder) {
  await build({
    entryPoints: [path.join(folder, 'src/main.ts')],
    outfile: path.join(folder, 'dist/main.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'error',
  });
}

/**
 * Compiles a package into its `dist`: a program into one file; else a module with its source map and a declaration for each source.
 *
 * @param {string} folder
 * @throws {Error} with the messages of the compiler
 */
export async function compilePackage(folder) {
  const dist = path.join(folder, 'dist');
  await rm(dist, { recursive: true, force: true });
  if (isProgram(path.basename(folder))) return bundleProgram(folder);
  await writeDeclarations(folder, dist);
  await Promise.all(
    (await sourceFiles(folder)).map((file) => {
      const target = path.join(dist, path.relative(folder, file));
      if (file.endsWith('.d.ts')) return cp(file, target);
      return /\.tsx?$/.test(file)
        ? compileFile(file, target.replace(/\.tsx?$/, '.js'))
        : cp(file, target, { recursive: true });
    }),
  );
}
