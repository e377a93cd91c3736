import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A new feature: its name, and its title in each language; the English one is by default derived from the name. */
export interface NewFeature {
  name: string;
  en?: string | undefined;
  ar: string;
}

/** Place of a new feature: this workspace, or a repository of its own. */
export interface Home {
  /** Folder of the template with the files of such a home. */
  kind: 'workspace' | 'repository';
  /** Configuration that the feature's `tsconfig.json` extends. */
  typesBase: string;
  /** Sentence on how the feature is run and tested. */
  run: string;
  /** Position of its menu. */
  order: number;
}

/** Replacements in texts and file names. */
export type Replacements = readonly (readonly [string, string])[];

const template = path.join(import.meta.dirname, '..', 'template');

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function componentOf(name: string): string {
  return name.replace(/(?:^|-)+([a-z0-9]?)/g, (_, letter: string) => letter.toUpperCase());
}

/** Replacements in the texts and file names of the template. */
export function replacementsOf({ name, en = titleOf(name), ar }: NewFeature, home: Home): Replacements {
  return [
    ['"key": "feature-name"', `"key": "${name.replace(/-?\d+/g, '')}"`],
    ['"order": 1000', `"order": ${home.order}`],
    ['Run commands', home.run],
    ['base-of-types', home.typesBase],
    ['feature-name', name],
    ['FeatureName', componentOf(name)],
    ['Feature title', en],
    ['عنوان الميزة', ar],
  ];
}

function replace(text: string, pairs: Replacements): string {
  return pairs.reduce((result, [part, by]) => result.replaceAll(part, () => by), text);
}

/** Escapes a text for JSON, without quotes. */
function quoted(pairs: Replacements): Replacements {
  return pairs.map(([part, by]) => [part, part.startsWith('"') ? by : JSON.stringify(by).slice(1, -1)]);
}

/** `feature.json` of a new feature. */
export async function featureJson(pairs: Replacements): Promise<unknown> {
  const text = await readFile(path.join(template, 'feature', 'feature.json'), 'utf8');
  return JSON.parse(replace(text, quoted(pairs)));
}

/** Files of a part of the template, relative to it. */
async function filesOf(part: string): Promise<string[]> {
  const folder = path.join(template, part);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Changes the text of a file before it is written; `file` is its place. */
export type Finish = (text: string, file: string) => Promise<string> | string;

/** Writes a new feature into a folder. A failure leaves nothing of it behind. */
export async function writeTemplate(
  folder: string,
  home: Home,
  pairs: Replacements,
  finish: Finish,
): Promise<void> {
  try {
    for (const part of ['feature', home.kind]) {
      for (const file of await filesOf(part)) {
        const text = await readFile(path.join(template, part, file), 'utf8');
        // npm leaves files such as .gitignore out of a package.
        const to = path.join(folder, replace(file, pairs).replace(/^_/, '.'));
        const written = await finish(replace(text, file.endsWith('.json') ? quoted(pairs) : pairs), to);
        await mkdir(path.dirname(to), { recursive: true });
        await writeFile(to, written, { flag: 'wx' });
      }
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
