import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from '@tawseel/federation/registry';
import * as z from 'zod/mini';
import { checkName } from './feature-name.ts';
import { replacementsOf, writeTemplate, type Home, type NewFeature } from './template.ts';

const home: Home = {
  kind: 'repository',
  typesBase: '@tawseel/federation/tsconfig.base.json',
  run: '`API_URL=https://console.example.com/api npm run dev` runs this feature alone on that API. Its tests: `npm test`.',
  // After the menus of other features.
  order: 1000,
};

const ownManifest = z.object({ devDependencies: z.record(z.string(), z.string()) });

/** The versions that this package was published with: packing has resolved its own dependencies. */
function publishedVersions(): Map<string, string> {
  const text = readFileSync(path.join(import.meta.dirname, '..', 'package.json'), 'utf8');
  const { devDependencies } = parse(ownManifest, JSON.parse(text), 'package.json');
  return new Map(Object.entries(devDependencies));
}

/** Gives the dependencies in a `package.json` their versions. */
function withVersions(text: string, versions: ReadonlyMap<string, string>): string {
  return text.replaceAll(/"([^"]+)": "(?:catalog|workspace):\^?"/g, (_, name: string) => {
    const version = versions.get(name);
    if (version === undefined) throw new Error(`There is no version of ${name}.`);
    return `"${name}": "${version}"`;
  });
}

/** Setting of npm for the registry of these packages; empty when npm has none. */
function registrySetting(): string {
  const key = '@tawseel:registry';
  // npm is a script of the shell on Windows.
  const options = { encoding: 'utf8', shell: process.platform === 'win32', stdio: 'pipe' } as const;
  const registry = execFileSync('npm', ['config', 'get', key], options).trim();
  return URL.canParse(registry) ? `${key}=${registry}\n` : '';
}

/**
 * Writes a feature into a new folder and makes it a repository of Git.
 *
 * @param folder Where the folder is created.
 * @throws Error of one sentence when the name is invalid or the folder exists.
 */
export async function writeRepository(folder: string, feature: NewFeature): Promise<void> {
  const { name } = feature;
  checkName(name);
  const target = path.join(folder, name);
  if (existsSync(target)) throw new Error(`There is a ${name} already: choose another name.`);
  const versions = publishedVersions();
  await writeTemplate(target, home, replacementsOf(feature, home), (text, file) =>
    path.basename(file) === 'package.json' ? withVersions(text, versions) : text,
  );
  // Other machines and CI install from the same registry.
  const setting = registrySetting();
  if (setting) await writeFile(path.join(target, '.npmrc'), setting);
  try {
    execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: target, stdio: 'pipe' });
  } catch (error) {
    throw new Error(`${name} is created, but is not a Git repository: git init failed.`, { cause: error });
  }
}
