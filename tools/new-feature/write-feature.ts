import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { featureSource, parse, type FeatureSource } from '@tawseel/federation/registry';
import { format, resolveConfig } from 'prettier';

/** A new feature: its name, and its title in each language, by default derived from the name. */
export interface NewFeature {
  name: string;
  en?: string | undefined;
  ar?: string | undefined;
}

const template = path.join(import.meta.dirname, 'template');

/** Paths reserved for the shell and the gateway. */
const reserved = [
  '/api',
  '/companyinfo',
  '/healthz',
  '/home',
  '/login',
  '/metrics',
  '/readyz',
  '/releases',
  '/reports',
];

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function componentOf(name: string): string {
  return name.replace(/(?:^|-)+([a-z0-9]?)/g, (_, letter: string) => letter.toUpperCase());
}

/** Replacements in the texts and file names of the template. */
function substitutions({ name, en = titleOf(name), ar = en }: NewFeature, order: number): [string, string][] {
  return [
    ['"key": "feature-name"', `"key": "${name.replace(/-?\d+/g, '')}"`],
    ['"order": 1000', `"order": ${order}`],
    ['feature-name', name],
    ['FeatureName', componentOf(name)],
    ['Feature title', en],
    ['عنوان الميزة', ar],
  ];
}

function substitute(text: string, pairs: readonly [string, string][]): string {
  return pairs.reduce((result, [part, by]) => result.replaceAll(part, () => by), text);
}

function readSources(root: string): [string, FeatureSource][] {
  return readdirSync(path.join(root, 'apps')).flatMap((name) => {
    const file = path.join(root, 'apps', name, 'feature.json');
    if (!existsSync(file)) return [];
    return [[name, parse(featureSource, JSON.parse(readFileSync(file, 'utf8')), file)]];
  });
}

/** @throws Error of one sentence. */
function checkName(root: string, name: string): void {
  const checked = featureSource.shape.name.safeParse(name);
  if (!checked.success) {
    throw new Error(`${name} is no name of a feature: it ${checked.error.issues[0]?.message}.`);
  }
  const names = ['apps', 'packages', 'services'].flatMap((group) => readdirSync(path.join(root, group)));
  if ([...names, 'e2e'].includes(name)) throw new Error(`There is a ${name} already: choose another name.`);
}

/** @throws Error of one sentence when a path or a menu is not free. */
function checkFree(others: readonly [string, FeatureSource][], { pages, sections }: FeatureSource): void {
  for (const { path: own } of pages) {
    // The router ignores case.
    const owner = others.find(([, other]) => other.pages.some((page) => page.path.toLowerCase() === own));
    if (owner) throw new Error(`${own} is a page of ${owner[0]} already: choose another name.`);
    if (reserved.includes(own)) throw new Error(`${own} is the product's own: choose another name.`);
  }
  for (const { key } of sections) {
    const owner = others.find(([, other]) => other.sections.some((section) => section.key === key));
    if (owner) throw new Error(`${key} is a menu of ${owner[0]} already: choose another name.`);
  }
}

/** Escapes a text for JSON, without quotes. */
function quoted(pairs: readonly [string, string][]): [string, string][] {
  return pairs.map(([part, by]) => [part, part.startsWith('"') ? by : JSON.stringify(by).slice(1, -1)]);
}

async function writeFrom(file: string, target: string, pairs: [string, string][]): Promise<void> {
  const text = await readFile(path.join(template, file), 'utf8');
  const to = path.join(target, substitute(file, pairs));
  // Lines break elsewhere when a name is longer or shorter than the template's.
  const options = { ...(await resolveConfig(to)), filepath: to };
  const written = await format(substitute(text, file.endsWith('.json') ? quoted(pairs) : pairs), options);
  await mkdir(path.dirname(to), { recursive: true });
  await writeFile(to, written, { flag: 'wx' });
}

/**
 * Writes `apps/<name>`: one list page with its translations and tests, and a menu after the existing ones.
 *
 * @param root Root of the workspace.
 * @returns The folder.
 * @throws Error of one sentence when the name is invalid or taken, or its path or menu is taken.
 */
export async function writeFeature(root: string, feature: NewFeature): Promise<string> {
  const { name } = feature;
  checkName(root, name);
  const others = readSources(root);
  const last = Math.max(0, ...others.flatMap(([, { sections }]) => sections.map(({ order }) => order)));
  const pairs = substitutions(feature, last + 10);
  const source = await readFile(path.join(template, 'feature.json'), 'utf8');
  checkFree(others, parse(featureSource, JSON.parse(substitute(source, quoted(pairs))), 'feature.json'));

  const folder = path.join(root, 'apps', name);
  try {
    for (const entry of await readdir(template, { recursive: true, withFileTypes: true })) {
      const file = path.relative(template, path.join(entry.parentPath, entry.name));
      if (entry.isFile()) await writeFrom(file, folder, pairs);
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}
