import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '..', '..');
const program = path.join(root, 'packages/federation/src/command/main.ts');
const fleet = path.join(root, 'apps/fleet');
let empty = '';

beforeAll(async () => {
  empty = await mkdtemp(path.join(tmpdir(), 'tawseel-empty-'));
});
afterAll(() => rm(empty, { recursive: true }));

/** Runs the command of a feature's folder to its end. */
function tawseel(cwd: string, args: string[], env: Record<string, string>) {
  const loader = require.resolve('tsx');
  const { TAWSEEL_TOKEN: _, API_URL: __, PORT: ___, ...inherited } = process.env;
  return new Promise<{ isWell: boolean; output: string; errors: string }>((resolve) => {
    const all = { cwd, env: { ...inherited, ...env } };
    execFile(process.execPath, ['--import', loader, program, ...args], all, (error, output, errors) =>
      resolve({ isWell: error === null, output, errors }),
    );
  });
}

const api = { API_URL: 'http://127.0.0.1:9/api' };
const to = ['--to', 'http://127.0.0.1:9'];

test.each<[string[], Record<string, string>, string]>([
  [[], {}, 'Usage: tawseel dev | build | release | promote | rollback | abort | explain\n'],
  [['deploy'], {}, 'Usage: tawseel dev | build | release | promote | rollback | abort | explain\n'],
  [['dev'], {}, 'API_URL must be an address such as https://console.example.com/api.\n'],
  [['dev'], { ...api, PORT: '99999' }, 'PORT must be a number from 1 to 65534, not 99999.\n'],
  [
    ['dev', '--site', 'there'],
    {},
    '--site must be an address such as https://console.example.com/api, not there.\n',
  ],
  [['release'], {}, 'Name the console: tawseel release --to https://console.example.com\n'],
  [['release', ...to], {}, 'TAWSEEL_TOKEN must be a deploy token'],
  [['release', '--canary', '100', ...to], {}, '--canary takes a percentage of browsers'],
  [['promote', '1.0.0', ...to], { TAWSEEL_TOKEN: 'one' }, 'Name the console: tawseel promote --to'],
  [['rollback', ...to], { TAWSEEL_TOKEN: 'one' }, 'http://127.0.0.1:9 does not answer'],
])('tawseel %j with %j is refused in one sentence', async (args, env, sentence) => {
  const { isWell, errors } = await tawseel(fleet, args, env);
  expect(isWell).toBe(false);
  expect(errors.slice(0, sentence.length)).toBe(sentence);
  expect(errors.trimEnd().split('\n')).toHaveLength(1);
});

test('a command outside of the folder of a feature says so', async () => {
  const { errors } = await tawseel(empty, ['abort', ...to], { TAWSEEL_TOKEN: 'one' });
  expect(errors).toBe(`There is no feature.json in ${empty}: run this in the folder of a feature.\n`);
});

test.each([[['--help']], [['help']], [['release', '-h']]])(
  'tawseel %j lists commands and options',
  async (args) => {
    const { isWell, output, errors } = await tawseel(empty, args, {});
    expect({ isWell, errors }).toEqual({ isWell: true, errors: '' });
    for (const part of [
      'dev --site URL',
      'release --to URL',
      '--companies',
      'explain <file | ->',
      'TAWSEEL_TOKEN',
    ])
      expect(output).toContain(part);
  },
);
