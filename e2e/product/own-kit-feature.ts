import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishFeature } from '@tawseel/federation/store';

const root = path.join(import.meta.dirname, '..', '..');

/** The difference of the copied kit: other accents in both themes. */
const accents = { '#0f766e': '#7c3aed', '#2dd4bf': '#c4b5fd' } as const;

async function replaceIn(file: string, replacements: Readonly<Record<string, string>>) {
  let text = await readFile(file, 'utf8');
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    text = text.replaceAll(from, to);
  }
  await writeFile(file, text);
}

/** A copy of the kit that says version 2.0.0 and has another accent. */
async function createKit(folder: string) {
  const kit = path.join(root, 'packages', 'ui');
  await mkdir(folder);
  for (const name of ['src', 'package.json'])
    await cp(path.join(kit, name), path.join(folder, name), { recursive: true });
  await symlink(path.join(kit, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  await replaceIn(path.join(folder, 'package.json'), { [`"version": "${version}"`]: '"version": "2.0.0"' });
  await replaceIn(path.join(folder, 'src', 'theme', 'palette.ts'), accents);
}

/** The installed packages of a feature, with another kit. */
async function installPackages(folder: string, kit: string) {
  const installed = path.join(root, 'apps', 'fleet', 'node_modules');
  await mkdir(path.join(folder, '@tawseel'), { recursive: true });
  for (const scope of ['.', '@tawseel']) {
    for (const name of await readdir(path.join(installed, scope))) {
      if (name.startsWith('.') || name === '@tawseel' || name === 'ui') continue;
      await symlink(path.join(installed, scope, name), path.join(folder, scope, name), 'dir');
    }
  }
  await symlink(kit, path.join(folder, '@tawseel', 'ui'), 'dir');
}

const page = `
import { Button, LinkButton, Page, PageHeader, TextField, UnsavedGuard, useToast } from '@tawseel/ui';
import { useState } from 'react';

export function SamplePage() {
  const toast = useToast();
  const [text, setText] = useState('');
  return (
    <Page>
      <PageHeader title="Own kit" actions={<LinkButton to="/drivers">Drivers</LinkButton>} />
      <TextField label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <Button variant="primary" onClick={() => toast.success('Saved by kit 3')}>Save</Button>
      <UnsavedGuard isUnsaved={() => text !== ''} />
    </Page>
  );
}
`;

function sourcesOf(name: string) {
  const manifest = {
    name,
    contract: 1,
    kit: 'own',
    pages: [{ path: `/${name}`, chunk: name, title: { en: 'Own kit', ar: 'عدة خاصة' } }],
    sections: [],
  };
  return {
    'package.json': JSON.stringify({ name: `@tawseel/${name}`, version: '1.0.0', type: 'module' }),
    'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: {} }),
    'feature.json': JSON.stringify(manifest),
    'rspack.config.ts':
      "import { featureConfig } from '@tawseel/federation/preset';\nexport default featureConfig(import.meta.dirname);\n",
    'src/page.tsx': page,
    'src/words.ts': 'export default {};',
    'src/feature.ts': `export default {
      name: '${name}',
      pages: { '/${name}': () => import(/* webpackChunkName: "${name}" */ './page.tsx').then(({ SamplePage }) => SamplePage) },
      words: {
        en: () => import(/* webpackChunkName: "words-en" */ './words.ts'),
        ar: () => import(/* webpackChunkName: "words-ar" */ './words.ts'),
      },
    };`,
  };
}

async function build(folder: string) {
  const rspack = path.join(root, 'packages/federation/node_modules/@rspack/cli/bin/rspack.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [rspack, 'build'], { cwd: folder, env, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The feature with its own kit does not build: ${output}`);
}

/** Builds and releases a feature that brings a kit of version 3. @returns The build's `feature.json`. */
export async function releaseOwnKitFeature(store: string, name: string): Promise<unknown> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tawseel-own-kit-'));
  try {
    const feature = path.join(folder, 'feature');
    await createKit(path.join(folder, 'kit'));
    await mkdir(path.join(feature, 'src'), { recursive: true });
    for (const [file, text] of Object.entries(sourcesOf(name)))
      await writeFile(path.join(feature, file), text);
    await installPackages(path.join(feature, 'node_modules'), path.join(folder, 'kit'));
    await build(feature);
    await publishFeature(store, path.join(feature, 'dist'));
    const manifest: unknown = JSON.parse(await readFile(path.join(feature, 'dist', 'feature.json'), 'utf8'));
    return manifest;
  } finally {
    await rm(folder, { recursive: true });
  }
}
