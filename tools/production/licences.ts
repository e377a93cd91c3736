import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../workspace/apps.mjs';

/** Folder and name of the package of a file: after the last `node_modules`. */
const inPackage = /^(?<folder>.*node_modules\/(?<name>(?:@[^/]+\/)?[^/]+))\//;

/** The licences of the packages that a bundle contains, which they require to be kept with them. */
export async function licencesOf(files: readonly string[]): Promise<string> {
  const packages = new Map(
    files.flatMap((file) => {
      const { folder = '', name = '' } = inPackage.exec(file)?.groups ?? {};
      return name ? [[folder, name] as const] : [];
    }),
  );
  const sorted = [...packages].toSorted(([, one], [, other]) => one.localeCompare(other));
  const texts = sorted.map(async ([place, name]) => {
    const folder = path.join(root, place);
    const { version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    const licence = (await readdir(folder)).find((file) => /^licen[cs]e/i.test(file));
    const text = licence ? await readFile(path.join(folder, licence), 'utf8') : '';
    return `${name} ${version} (${license})\n\n${text.trim()}\n`;
  });
  return (await Promise.all(texts)).join(`\n${'-'.repeat(80)}\n\n`);
}
