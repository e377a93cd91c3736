import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDeployToken, listReleases, readRegistry } from '@tawseel/federation/store';
import { endAllGateways, startGateway } from '../../services/gateway/src/testing/running-gateway.ts';

// It builds the real apps.
jest.setTimeout(300_000);

const root = path.join(__dirname, '..', '..');
let data = '';

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'tawseel-release-test-'));
});
afterEach(endAllGateways);
afterAll(() => rm(data, { recursive: true, force: true }));

async function run(cwd: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, DATA_DIR: data, NODE_ENV: 'production' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(output);
  return output;
}

/** Sources of fleet's build: its own, and the parts of packages that the shell does not share. */
const sources = [
  'apps/fleet/src',
  'packages/api-client/src/description',
  ...['lazy-words', 'list-dialog', 'print'].map((part) => `packages/ui/src/${part}`),
];

/** Names that the sources of a folder import from a module, without types. */
async function importedFrom(sourceFolder: string, module: string): Promise<string[]> {
  const folder = path.join(root, sourceFolder);
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file),
  );
  const names = new Set<string>();
  for (const file of files) {
    const source = await readFile(path.join(folder, file), 'utf8');
    for (const [, list = '', from] of source.matchAll(/^import \{([^}]*)\} from '([^']+)';/gm)) {
      if (from !== module) continue;
      for (const name of list.split(',').map((item) => item.trim()))
        if (name && !name.startsWith('type ')) names.add(name.split(' as ')[0] ?? '');
    }
  }
  return [...names];
}

async function importedNames(module: string): Promise<string[]> {
  const names = await Promise.all(sources.map((source) => importedFrom(source, module)));
  return [...new Set(names.flat())].toSorted();
}

test('a feature is released alone, with the names that its code uses from the shell', async () => {
  const releases = path.join(data, 'store', 'releases', 'fleet');
  await mkdir(path.join(releases, '0.9.0-old'), { recursive: true });
  await utimes(path.join(releases, '0.9.0-old'), 1, 1);
  const output = await run(root, '--import', 'tsx', 'tools/release.ts', 'fleet', '--dirty');
  const { shell, features } = await readRegistry(path.join(data, 'store'));
  const { fleet } = features;
  const [{ origin } = {}] = (await listReleases(path.join(data, 'store'))).flatMap(({ stored }) => stored);
  expect(origin).toMatchObject({ builder: expect.stringMatching(/^.+@.+$/) });
  expect(output).toContain(`fleet ${fleet?.version} is live.\nOld releases removed: fleet 0.9.0-old.\n`);
  const store = path.join(data, 'store');
  expect(output).toContain(
    `Release store: ${store}\nWarning: ${store} holds no shell, so no console is served`,
  );
  expect(await readdir(releases)).toEqual([fleet?.version]);
  expect(shell).toBeUndefined();
  expect(Object.keys(features)).toEqual(['fleet']);

  const needs = fleet?.manifest.needs ?? {};
  const ranges = { '@tawseel/ui': '^1.0.0', '@tawseel/i18n': '^1.0.0' };
  for (const [module, range] of Object.entries(ranges))
    expect(needs[module]).toEqual({ range, names: await importedNames(module) });
  expect(needs['@tawseel/ui']?.names).toContain('ListScreen');
  expect(needs['react']).toEqual({ range: expect.stringMatching(/^\^\d+\.0\.0$/), names: [] });
  // Only the kit draws charts and links in it, and the shell brings the kit.
  expect(needs).not.toHaveProperty('@tawseel/ui/chart');
  expect(await importedNames('react-router-dom')).toEqual(needs['react-router-dom']?.names ?? []);
});

test('a reported error of a release is explained in source, and its scripts name no source map', async () => {
  const { shell, features } = await readRegistry(path.join(data, 'store'));
  expect(shell).toBeUndefined();
  const version = features['fleet']?.version ?? '';
  const release = path.join(data, 'store', 'releases', 'fleet', version);
  const [file = ''] = (await readdir(release)).filter((name) => /^drivers\.[0-9a-f]{8}\.js$/.test(name));
  const script = await readFile(path.join(release, file), 'utf8');
  expect(script).not.toContain('sourceMappingURL');
  const text = 'drivers.updated';
  const column = script.indexOf(text) + 1;
  expect(column).toBeGreaterThan(0);
  const report = { feature: 'fleet', version, at: [`fleet/${file}:1:${column}`] };
  const reportFile = path.join(data, 'report.json');
  await writeFile(reportFile, JSON.stringify(report));
  const output = await run(root, '--import', 'tsx', 'tools/releases.ts', 'explain', reportFile);
  const [, source = '', line] =
    /\((apps\/fleet\/src\/drivers\/[\w-]+\.tsx?):(\d+):\d+\)\n/.exec(output) ?? [];
  const lines = (await readFile(path.join(root, source), 'utf8')).split('\n');
  expect(lines[Number(line) - 1]).toContain(text);
  expect(output).toContain(`${line} | ${lines[Number(line) - 1]?.trim()}`);
});

test('a feature is released at a running console', async () => {
  const store = path.join(data, 'store');
  const { token } = await createDeployToken(store, 'fleet');
  const gateway = await startGateway({ DATA_DIR: data, API_URL: 'http://127.0.0.1:9' });
  process.env.TAWSEEL_TOKEN = token;
  const output = await run(
    root,
    '--import',
    'tsx',
    'tools/release.ts',
    'fleet',
    '--dirty',
    '--to',
    gateway.address,
  );
  const { features } = await readRegistry(store);
  expect(output).toMatch(/\nfleet \S+ is live already, since \S+\.\nReleased at http:\S+\n$/);
  expect(output).toContain(` ${features['fleet']?.version} `);
});

test('a build of an unsupported contract is refused in a sentence', async () => {
  const folder = path.join(data, 'tracking');
  const preset = path.join(root, 'packages/federation/preset/index.ts');
  const source = JSON.parse(await readFile(path.join(root, 'apps/fleet/feature.json'), 'utf8'));
  const files = {
    'feature.json': JSON.stringify({ ...source, name: 'tracking', contract: 2 }),
    'package.json': '{ "type": "module", "version": "1.0.0" }',
    'rspack.config.ts': `import { featureConfig } from ${JSON.stringify(preset)};
      export default featureConfig(${JSON.stringify(folder)});`,
  };
  await mkdir(folder);
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  const rspack = path.join(root, 'packages/federation/node_modules/@rspack/cli/bin/rspack.js');
  const [refusal] = await Promise.allSettled([run(folder, rspack, 'build')]);
  const output = refusal.status === 'rejected' ? String(refusal.reason.message) : '';
  expect(output).toContain(
    'The feature tracking is written for contract 2: this console supports contract 1.',
  );
  expect(output).not.toMatch(/^\s+at /m);
});

test('the shell lists every shared module, and the names of the workspace’s own', async () => {
  const dist = path.join(data, 'shell');
  const rspack = path.join(root, 'packages/federation/node_modules/@rspack/cli/bin/rspack.js');
  await run(path.join(root, 'apps/shell'), rspack, 'build', '--output-path', dist);
  const { contract, shared } = JSON.parse(await readFile(path.join(dist, 'shell.json'), 'utf8'));
  expect(contract).toBe(1);

  const lists = await readFile(path.join(root, 'packages/ui/src/index.ts'), 'utf8');
  const exported = [...lists.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, list = '']) => list.split(','))
    .map((item) => item.trim())
    .filter((item) => item && !item.startsWith('type '));
  expect(shared['@tawseel/ui']).toEqual({ version: '1.0.0', names: exported.toSorted() });
  expect(shared['zod/mini'].names).toEqual(expect.arrayContaining(['enum', 'safeParse', 'string']));
  expect(shared['react-router-dom'].names).toContain('useBlocker');
  expect(shared.react).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });

  const { features } = await readRegistry(path.join(data, 'store'));
  for (const module of Object.keys(features['fleet']?.manifest.needs ?? {}))
    expect(shared).toHaveProperty([module]);
});
