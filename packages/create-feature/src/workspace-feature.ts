import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseSource, type FeatureSource } from '@tawseel/federation/registry';
import { format } from 'oxfmt';
import * as z from 'zod/mini';
import { checkName } from './feature-name.ts';
import { featureJson, replacementsOf, writeTemplate, type Home, type NewFeature } from './template.ts';

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

function readSources(root: string): [string, FeatureSource][] {
  return readdirSync(path.join(root, 'apps')).flatMap((name) => {
    const file = path.join(root, 'apps', name, 'feature.json');
    if (!existsSync(file)) return [];
    return [[name, parseSource(JSON.parse(readFileSync(file, 'utf8')), file)]];
  });
}

/** @throws Error of one sentence when another folder has the name. */
function checkUnused(root: string, name: string): void {
  const names = ['apps', 'packages', 'services'].flatMap((group) => readdirSync(path.join(root, group)));
  // `npm run dev -- kit` shows packages/ui.
  if ([...names, 'e2e', 'kit'].includes(name))
    throw new Error(`There is a ${name} already: choose another name.`);
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

const formatOptions = z.object({ printWidth: z.number(), singleQuote: z.boolean() });

/** Formats the files of a workspace: lines break elsewhere when a name is longer or shorter than the template's. */
function formatterOf(root: string) {
  const options = parse(
    formatOptions,
    JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8')),
    '.oxfmtrc.json',
  );
  return async (text: string, file: string): Promise<string> => {
    const { code, errors } = await format(file, text, options);
    if (errors[0]) throw new Error(`${file} cannot be formatted: ${errors[0].message}`);
    return code;
  };
}

/**
 * Writes `apps/<name>`: one list page with its translations and tests, and a menu after the existing ones.
 *
 * @param root Root of the workspace.
 * @throws Error of one sentence when the name is invalid or taken, or its path or menu is taken.
 */
export async function writeFeature(root: string, feature: NewFeature): Promise<void> {
  const { name } = feature;
  checkName(name);
  checkUnused(root, name);
  const others = readSources(root);
  const last = Math.max(0, ...others.flatMap(([, { sections }]) => sections.map(({ order }) => order)));
  const home: Home = {
    kind: 'workspace',
    typesBase: '../../tsconfig.base.json',
    run: `\`npm run dev -- ${name}\` runs this feature alone, signed in to the demo company. Its tests: \`npx jest apps/${name}\`.`,
    order: last + 10,
  };
  const pairs = replacementsOf(feature, home);
  checkFree(others, parseSource(await featureJson(pairs), 'feature.json'));
  await writeTemplate(path.join(root, 'apps', name), home, pairs, formatterOf(root));
}
