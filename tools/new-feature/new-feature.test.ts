import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { navigationSections } from '../../apps/shell/src/destinations/sections.ts';
import { endAllGateways, startGateway } from '../../services/gateway/src/testing/running-gateway.ts';
import { createWorkspaceFixture } from './workspace-fixture.ts';

// It builds the new feature and runs its tests.
jest.setTimeout(300_000);

let workspace: Awaited<ReturnType<typeof createWorkspaceFixture>>;
let data: string;

/** Runs Node in the workspace to its end; returns its success and its output. */
async function run(...args: string[]) {
  const { NODE_ENV: _, JEST_WORKER_ID: __, ...env } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: workspace.folder,
    env: { ...env, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { isWell: (await ended) === 0, said: output + errors };
}

const command = (file: string, ...args: string[]) => run('--import', 'tsx', file, ...args);
const create = (...args: string[]) => command('tools/new-feature/create.ts', ...args);

beforeAll(async () => {
  workspace = await createWorkspaceFixture();
  data = path.join(workspace.folder, '.data');
});
afterEach(endAllGateways);
afterAll(() => workspace.remove());

test.each([
  ['Foo', /lower-case name such as fleet/],
  ['shell', /shell is the shell/],
  ['fleet', /There is a fleet already/],
  ['ui', /There is a ui already/],
  ['kit', /There is a kit already/],
  ['drivers', /\/drivers is a page of fleet already/],
  ['moneydrivers', /\/moneydrivers is a page of fleet already/],
  ['profits', /profits is a menu of finance already/],
  ['home', /\/home is the product's own/],
])('%s is refused in one sentence', async (name, sentence) => {
  const { isWell, said } = await create(name, '--ar', 'ميزة');
  expect(isWell).toBe(false);
  expect(said).toMatch(sentence);
  expect(said.trim().split('\n')).toHaveLength(1);
});

test.each([
  ['no Arabic title', [], /^Give the Arabic title .+ --ar /],
  ['an Arabic title in Latin letters', ['--ar', 'Tracking'], /^Give the Arabic title .+ --ar /],
  ['an empty English title', ['--en', '', '--ar', 'ميزة'], /^--en needs a text/],
])('%s is refused in one sentence', async (_, titles, sentence) => {
  const { isWell, said } = await create('tracking-3', ...titles);
  expect(isWell).toBe(false);
  expect(said).toMatch(sentence);
  expect(said.trim().split('\n')).toHaveLength(1);
});

/** Adds a page that sends no request, to a feature whose only page is a list. */
async function addPlainPage(name: string) {
  const change = async (file: string, part: string, by: string) => {
    const place = path.join(workspace.folder, 'apps', name, file);
    const text = await readFile(place, 'utf8');
    expect(text).toContain(part);
    await writeFile(
      place,
      text.replace(part, () => part + by),
    );
  };
  const title = '{ "en": "Help", "ar": "مساعدة" }';
  const page = `{ "path": "/${name}-help", "chunk": "help", "title": ${title} },`;
  await change('feature.json', '"pages": [', `\n    ${page}`);
  const module = 'import(/* webpackChunkName: "help" */ \'./help.ts\').then(({ Help }) => Help)';
  await change('src/feature.ts', 'pages: {', `\n    '/${name}-help': () => ${module},`);
  await writeFile(
    path.join(workspace.folder, 'apps', name, 'src/help.ts'),
    "export const Help = () => 'Help';\n",
  );
}

test('a new feature passes its tests, also with a further page, builds, is released, and appears in the navigation', async () => {
  const made = await create('tracking-2', '--en', 'Follow "orders"', '--ar', 'تتبّع الطلبات');
  const said = expect.stringMatching(/^Created apps\/tracking-2\. [^]*npm run dev -- tracking-2 {2}/);
  expect(made).toEqual({ isWell: true, said });
  await addPlainPage('tracking-2');
  await workspace.install('tracking-2');

  const checks = await Promise.all([
    run('node_modules/jest/bin/jest.js', 'apps/tracking-2', '--selectProjects', 'web', '-w', '1'),
    run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'apps/tracking-2'),
    run('node_modules/oxfmt/bin/oxfmt', '--check', 'apps/tracking-2'),
    command('tools/release.ts', 'tracking-2'),
  ]);
  const faults = checks.filter(({ isWell }) => !isWell).map(({ said }) => said);
  expect(faults).toEqual([]);
  expect(checks[0].said).toMatch(/Test Suites: 3 passed, 3 total/);

  const gateway = await startGateway({ DATA_DIR: data, API_URL: 'http://127.0.0.1:9' });
  const registry = await (await fetch(`${gateway.address}/registry.json`)).json();
  const title = { en: 'Follow "orders"', ar: 'تتبّع الطلبات' };
  expect(navigationSections(registry)).toEqual([
    expect.objectContaining({ key: 'tracking', label: title, items: [{ path: '/tracking-2', title }] }),
  ]);
  const entry = await fetch(gateway.address + String(registry.features['tracking-2'].entry));
  expect(entry.headers.get('content-type')).toMatch(/javascript/);
  expect(await entry.text()).toContain('tracking-2');
});

test('its menu follows the existing ones', async () => {
  const read = async (name: string): Promise<{ order: number }[]> =>
    JSON.parse(await readFile(path.join(workspace.folder, 'apps', name, 'feature.json'), 'utf8')).sections;
  await create('lockers', '--ar', 'الخزائن');
  const others = await Promise.all(['contracts', 'dispatch', 'finance', 'fleet', 'merchants'].map(read));
  const last = Math.max(...others.flat().map(({ order }) => order));
  const [menu] = await read('lockers');
  expect(menu?.order).toBeGreaterThan(last);
});
