import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { binary } from '../test/run-command.mjs';
import { exportedNames } from './exported-names.mjs';

const execute = promisify(execFile);

/**
 * The public types of a version of a package: its declarations by their place, and the entries of its exports among them.
 *
 * @typedef {{ version: string, entries: Record<string, string>, files: Record<string, string> }} PublicTypes
 */

/**
 * Statements that compile if code that uses the earlier declaration of a name compiles with the later one.
 *
 * @param {string} name
 * @param {import('./exported-names.mjs').Exported} exported
 * @param {string} id
 */
function statementsOf(name, { isType, parameters }, id) {
  if (!isType) return [`export const ${id}: typeof before.${name} = after.${name};`];
  const any = parameters > 0 ? `<${Array.from({ length: parameters }, () => 'any').join(', ')}>` : '';
  const [before, after] = [`before.${name}${any}`, `after.${name}${any}`];
  // Code reads values of the type, creates them, and names their properties.
  return [
    `declare const ${id}_after: ${after}; export const ${id}_read: ${before} = ${id}_after;`,
    `declare const ${id}_before: ${before}; export const ${id}_created: ${after} = ${id}_before;`,
    `declare const ${id}_key: keyof ${before}; export const ${id}_named: keyof ${after} = ${id}_key;`,
  ];
}

/**
 * A module that compiles if an entry is compatible, and the name that each of its lines checks.
 *
 * @param {string} earlier Declaration file of the entry in the earlier version.
 * @param {string} before The same as an import.
 * @param {string} after That of the present version as an import.
 */
function checkOf(earlier, before, after) {
  const lines = [`import type * as before from '${before}';`, `import * as after from '${after}';`];
  /** @type {Map<number, string>} */
  const names = new Map();
  for (const [name, exported] of exportedNames(earlier)) {
    for (const statement of statementsOf(name, exported, `_${names.size}`)) {
      lines.push(statement);
      names.set(lines.length, name);
    }
  }
  return { text: `${lines.join('\n')}\n`, names };
}

/** Imports in declarations name compiled files. @param {string} file */
const asImport = (file) => file.replace(/\.d\.(m?)ts$/, '.$1js');

/**
 * The exported names that code for an earlier version of a package cannot use as before: they are missing, or their types have
 * changed incompatibly. TypeScript decides.
 *
 * @param {PublicTypes} earlier
 * @param {PublicTypes} present
 * @param {string} folder Folder of the package, whose dependencies the declarations import. It has a `tsconfig.json`.
 * @returns {Promise<string[]>}
 */
export async function incompatibilities(earlier, present, folder) {
  const work = path.join(folder, '.public-types');
  try {
    await writeAll(path.join(work, 'before'), earlier.files);
    await writeAll(path.join(work, 'after'), present.files);
    /** @type {string[]} */
    const missing = [];
    /** @type {Map<string, Map<number, string>>} */
    const checks = new Map();
    for (const [index, [entry, place]] of Object.entries(earlier.entries).entries()) {
      const now = present.entries[entry];
      if (now === undefined) {
        missing.push(entry);
        continue;
      }
      const { text, names } = checkOf(
        path.join(work, 'before', place),
        `./before/${asImport(place)}`,
        `./after/${asImport(now)}`,
      );
      const file = `check-${index}.ts`;
      checks.set(file, names);
      await writeFile(path.join(work, file), text);
    }
    return [...missing, ...new Set(await faultyNames(work, checks))];
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** @param {string} folder @param {Record<string, string>} files */
async function writeAll(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/**
 * @param {string} work
 * @param {Map<string, Map<number, string>>} checks
 */
async function faultyNames(work, checks) {
  // An entry with names of other packages alone has nothing to compare.
  const compilerOptions = { noUnusedLocals: false };
  const config = { extends: '../tsconfig.json', compilerOptions, include: ['check-*.ts'] };
  await writeFile(path.join(work, 'tsconfig.json'), JSON.stringify(config));
  const args = [binary('typescript'), '-p', work, '--noEmit', '--pretty', 'false'];
  const output = await execute(process.execPath, args, { cwd: work, maxBuffer: 64 * 1024 * 1024 }).then(
    ({ stdout }) => stdout,
    (/** @type {unknown} */ error) => {
      if (typeof error === 'object' && error && 'stdout' in error) return String(error.stdout);
      throw error;
    },
  );
  return [...output.matchAll(/^(\S+)\((\d+),\d+\): error (.*)$/gm)].map(([, file = '', line, message]) => {
    const name = checks.get(path.basename(file))?.get(Number(line));
    if (name === undefined) throw new Error(`${file}: ${message}`);
    return name;
  });
}
