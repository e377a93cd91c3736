import path from 'node:path';

/**
 * Compiled place of a source file of a package: `./src/index.ts` is `./dist/src/index.js`.
 *
 * @param {string} source
 */
const compiledPlace = (source) => source.replace(/^\.\//, './dist/').replace(/\.tsx?$/, '.js');

/** @param {string} source */
function publishedExport(source) {
  if (source.endsWith('.json')) return source;
  const compiled = compiledPlace(source);
  // A module in JavaScript has its types beside it too.
  const types = compiled.replace(/\.(m?)js$/, '.d.$1ts');
  return { types, default: compiled };
}

/** Whether a package is a program of `npm create`, which exports nothing. @param {string} name without its scope */
export const isProgram = (name) => name.startsWith('create-');

/**
 * The manifest that a package is published with: its exports name compiled files. Inside the workspace they name the sources, so
 * that nothing is built before a test.
 *
 * @param {{ name: string, exports?: Record<string, string> }} manifest
 * @returns {{ name: string, exports?: Record<string, string | { types: string, default: string }> }}
 */
export function publishedManifest({ exports: sources = {}, ...manifest }) {
  if (isProgram(path.basename(manifest.name))) return manifest;
  const exported = Object.entries(sources).map(([name, source]) => [name, publishedExport(source)]);
  return { ...manifest, exports: Object.fromEntries(exported) };
}
