import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@tawseel/conformance/free-port';

// It starts development servers, which build.
jest.setTimeout(120_000);

const root = path.join(__dirname, '..', '..');
const program = path.join(root, 'packages/federation/src/command/main.ts');

const page = { path: '/tracking', chunk: 'tracking', title: { en: 'Tracking', ar: 'التتبّع' } };
const source = { name: 'tracking', contract: 1, pages: [page], sections: [] };

/** A feature without imports, whose build takes a moment. */
const files = {
  'package.json': JSON.stringify({ name: 'tracking', version: '1.0.0' }),
  'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: { '': {} } }),
  'feature.json': JSON.stringify(source),
  'src/feature.ts': `export default {
    name: 'tracking',
    pages: { '/tracking': () => import(/* webpackChunkName: "tracking" */ './page.ts') },
    words: {
      en: () => import(/* webpackChunkName: "words-en" */ './en.ts'),
      ar: () => import(/* webpackChunkName: "words-ar" */ './ar.ts'),
    },
  };`,
  'src/page.ts': 'export const page = 1;',
  'src/en.ts': 'export const words = 2;',
  'src/ar.ts': 'export const words = 3;',
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tawseel-source-'));
  await mkdir(path.join(folder, 'src'));
  await symlink(path.join(root, 'apps/fleet/node_modules'), path.join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
});
afterEach(() => rm(folder, { recursive: true }));

const change = (feature: object) => writeFile(path.join(folder, 'feature.json'), JSON.stringify(feature));

/** `tawseel dev` in the folder: `says` waits for a text, and resolves to what has been printed since the last one. */
async function develop(args: string[] = [], start = process.execPath, before: string[] = []) {
  const port = await freePort();
  const env = {
    ...process.env,
    npm_lifecycle_event: 'dev',
    PORT: String(port),
    API_URL: 'http://127.0.0.1:9/api',
  };
  const command = ['--import', require.resolve('tsx'), program, 'dev', ...args];
  const child = spawn(start, [...before, ...command], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const says = async (text: string) => {
    while (!output.includes(text)) await new Promise((resolve) => setTimeout(resolve, 50));
    const said = output;
    output = '';
    return said;
  };
  const end = async (signal?: NodeJS.Signals) => {
    child.kill(signal);
    // The development server has the same output, so that this is its end too.
    await ended;
  };
  return { address: `http://localhost:${port}`, says, end };
}

test('a local build follows changes of feature.json, and reports invalid ones in a sentence', async () => {
  const { address, says, end } = await develop(['--site', 'https://console.example.com']);
  try {
    await says('in a console that allows it');
    await change({ ...source, pages: [{ ...page, title: { en: 'All orders', ar: 'كل الطلبات' } }] });
    const title = async () => (await (await fetch(`${address}/feature.json`)).json()).pages[0].title.en;
    while ((await title()) !== 'All orders') await new Promise((resolve) => setTimeout(resolve, 50));
    await change({ ...source, pages: [{ ...page, requires: ['orders.sea'] }] });
    expect(await says('feature.json: pages.0.requires.0 is not a known permission')).toContain('ERROR in');
    await change({ ...source, pages: [{ ...page, chunk: 'trackin' }] });
    expect(
      await says('feature.json: the build has no chunk named trackin, the webpackChunkName of an import'),
    ).toContain('ERROR in');
    await change({ ...source, name: 'orders' });
    expect(await says('feature.json: name has changed, start again')).toContain('ERROR in');
    await change(source);
    await says('compiled successfully');
  } finally {
    await end();
  }
});

test('the development server of a feature reports an invalid feature.json as an error of the build', async () => {
  const { says, end } = await develop();
  try {
    await says('with hot reload');
    await change({ ...source, contract: 9 });
    expect(await says('The feature tracking is written for contract 9')).toContain('ERROR in');
    await change(source);
    await says('compiled successfully');
  } finally {
    await end();
  }
});

test.each(['SIGKILL', 'SIGHUP'] as const)(
  'the development server ends with a command that gets %s',
  async (signal) => {
    const { address, says, end } = await develop();
    await says('with hot reload');
    await end(signal);
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  },
);

test('the development server ends with the shell in which npm runs the command', async () => {
  const inShell = ['-c', '"$0" "$@"; exit $?', process.execPath];
  const { address, says, end } = await develop([], 'sh', inShell);
  await says('with hot reload');
  await end('SIGTERM');
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});
