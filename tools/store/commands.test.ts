import { spawn } from 'node:child_process';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkDeployToken, createDeployToken } from '@tawseel/federation/store';
import { sampleStore, type SampleStore } from '@tawseel/federation/testing';
import { endAllGateways, startGateway } from '../../services/gateway/src/testing/running-gateway.ts';

const root = path.join(__dirname, '..', '..');
let samples: SampleStore;
let data = '';

beforeEach(async () => {
  samples = await sampleStore();
  data = path.dirname(samples.folder);
  env = {};
});
afterEach(async () => {
  endAllGateways();
  await samples.remove();
});

interface CommandResult {
  code: number | null;
  output: string;
  errors: string;
}

let env: Record<string, string> = {};

/** Runs a command of the root's package.json. */
async function command(name: string, ...args: string[]): Promise<CommandResult> {
  const result: CommandResult = { code: null, output: '', errors: '' };
  const program = path.join(process.env.TEST_PROGRAMS ?? '', 'tools', `${name}.mjs`);
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data, TZ: 'UTC', ...env },
  });
  child.stdout.on('data', (text) => (result.output += String(text)));
  child.stderr.on('data', (text) => (result.errors += String(text)));
  result.code = await new Promise((resolve) => child.on('close', resolve));
  return result;
}

const success = (output: string): CommandResult => ({ code: 0, output: `${output}\n`, errors: '' });

test('rollback publishes the previous release, and names it', async () => {
  const { version: one } = await samples.releaseFleet('one');
  const { version: two } = await samples.releaseFleet('two');
  expect(await command('releases', 'rollback', 'fleet')).toEqual(
    success(`fleet ${one} is live again, replacing ${two}.`),
  );
  expect((await samples.fleet())?.version).toBe(one);
  expect(await command('releases', 'rollback', 'fleet', two)).toEqual(
    success(`fleet ${two} is live again, replacing ${one}.`),
  );
  expect((await samples.fleet())?.version).toBe(two);
});

test('npm start replaces its own release, and keeps a rollback with a sentence', async () => {
  const builds = path.join(data, 'builds');
  await mkdir(builds);
  const publish = async (code: string) => {
    await rm(path.join(builds, 'fleet'), { recursive: true, force: true });
    await rename(await samples.buildFleet(code), path.join(builds, 'fleet'));
    return command('publish', 'fleet', '--from', builds);
  };
  await publish('one');
  const one = (await samples.fleet())?.version;
  const { output } = await publish('two');
  const two = (await samples.fleet())?.version;
  expect(output).toBe(`fleet ${two}\n`);
  expect(two).not.toBe(one);
  await command('releases', 'rollback', 'fleet');
  expect(await publish('three')).toEqual(
    success(
      `fleet ${one} stays live: npm start replaces only what it has published itself. ` +
        'To publish this build: npm run release -- fleet',
    ),
  );
  expect((await samples.fleet())?.version).toBe(one);
});

test('promote and abort end a canary', async () => {
  const { version: one } = await samples.releaseFleet('one');
  const two = (await samples.tryFleet('two', 10)).canary?.release.version;
  expect(await command('releases', 'abort', 'fleet')).toEqual(success(`The canary ${two} of fleet is over.`));
  expect((await samples.fleet())?.version).toBe(one);
  await samples.tryFleet('two', 10);
  expect(await command('releases', 'promote', 'fleet')).toEqual(
    success(`fleet ${two} is live for everybody.`),
  );
  expect((await samples.fleet())?.version).toBe(two);
});

test('releases lists the stored releases', async () => {
  await mkdir(samples.folder);
  expect(await command('releases')).toEqual(success('Nothing has been released.'));
  const { version: shell } = await samples.releaseShell('one()', 'Button');
  const { version: one } = await samples.releaseFleet('one', 'Button');
  const { version: two } = await samples.releaseFleet('two', 'Button');
  const { version: three } = await samples.releaseFleet('three', 'Button');
  const four = (await samples.tryFleet('four', 10, 'Button')).canary?.release.version;
  const { code, output } = await command('releases');
  expect(code).toBe(0);
  const lines = output
    .trimEnd()
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'TIME')
    .split('\n');
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ['app', 'version', 'state', 'time'],
    ['shell', shell, 'live', 'since TIME'],
    ['fleet', three, 'live', 'since TIME'],
    ['', four, 'canary', 'since TIME', '10 % of browsers'],
    ['', two, 'previous', 'of TIME'],
    ['', one, 'kept', 'of TIME'],
  ]);
});

test('deploy-token creates, lists and revokes', async () => {
  const { code, output } = await command(
    'releases',
    'deploy-token',
    'create',
    'fleet',
    '--note',
    'CI of fleet',
    '--days',
    '30',
  );
  const [, id = '', token = ''] = /token (\w+) of fleet, .*\n(tawseel_\S+)\n$/.exec(output) ?? [];
  expect(code).toBe(0);
  expect(await checkDeployToken(samples.folder, token, 'fleet')).toBe(id);
  const list = async () =>
    (await command('releases', 'deploy-token', 'list')).output.replaceAll(
      /\d{4}-\d\d-\d\d \d\d:\d\d/g,
      'TIME',
    );
  const rows = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ {2,}/));
  expect(rows(await list())).toEqual([
    ['token', 'app', 'created', 'last used', 'state'],
    [id, 'fleet', 'TIME', 'never', 'valid until TIME', 'CI of fleet'],
  ]);
  expect(await command('releases', 'deploy-token', 'revoke', id)).toEqual(
    success(`The deploy token ${id} is revoked.`),
  );
  expect(rows(await list())[1]?.[4]).toBe('revoked TIME');
});

test('rollback, promote and abort with --to change a running console', async () => {
  const { version: one } = await samples.releaseFleet('one');
  const { version: two } = await samples.releaseFleet('two');
  const three = (await samples.tryFleet('three', 10)).canary?.release.version;
  const { token } = await createDeployToken(samples.folder, 'fleet');
  const gateway = await startGateway({ DATA_DIR: data, API_URL: 'http://127.0.0.1:9' });
  env = { DATA_DIR: path.join(data, 'elsewhere'), TAWSEEL_TOKEN: token };
  const to = ['--to', gateway.address];
  expect(await command('releases', 'abort', 'fleet', ...to)).toEqual(
    success(`The canary ${three} of fleet is over.`),
  );
  expect(await command('releases', 'rollback', 'fleet', ...to)).toEqual(
    success(`fleet ${one} is live again, replacing ${two}.`),
  );
  expect((await samples.fleet())?.version).toBe(one);
  expect(await command('releases', 'promote', 'fleet', ...to)).toMatchObject({
    code: 1,
    errors: 'There is no canary of fleet.\n',
  });
  expect(await command('releases', 'rollback', 'finance', ...to)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^The deploy token \w+ releases fleet, not finance\.\n$/),
  });
});

test.each(['rollback', 'promote', 'abort'])('%s of an unknown app fails in one sentence', async (name) => {
  await mkdir(samples.folder);
  expect(await command('releases', name, 'fleet')).toEqual({
    code: 1,
    output: '',
    errors: 'fleet has not been released. Nothing has been released.\n',
  });
});

test.each([
  ['releases', []],
  ['releases', ['explain']],
  ['releases', ['rollback', 'fleet']],
  ['releases', ['promote', 'fleet']],
  ['releases', ['abort', 'fleet']],
])('%s %j names the missing store', async (name, args) => {
  expect(await command(name, ...args)).toEqual({
    code: 1,
    output: '',
    errors: `There is no release store at ${samples.folder}. DATA_DIR names the folder that it is in.\n`,
  });
});

test.each<[string, string[], string]>([
  ['release', [], 'Name what to release. One of: shell, '],
  ['release', ['feet'], 'There is no app feet. One of: shell, '],
  ['release', ['fleet', '--soon'], "Unknown option '--soon'."],
  ['release', ['fleet', '--canary'], "Option '--canary <value>' argument missing."],
  [
    'release',
    ['fleet', '--canary', '100'],
    '--canary takes a percentage of browsers, 1 to 99, such as --canary 10.',
  ],
  ['release', ['shell', 'fleet', '--canary', '10'], 'A canary is of one app: name one.'],
  ['release', ['shell', '--new-shell-only'], '--new-shell-only is for the release of one feature.'],
  ['releases', ['rollback'], 'Usage: npm run releases -- rollback <app> [version]'],
  ['releases', ['rollback', 'fleet', '1', '2'], 'Usage: npm run releases -- rollback <app> [version]'],
  ['releases', ['rollback', 'fleet', '--canary'], "Unknown option '--canary'."],
  ['releases', ['promote', 'fleet', '1'], 'Usage: npm run releases -- promote <app>'],
  ['releases', ['abort'], 'Usage: npm run releases -- abort <app>'],
  [
    'releases',
    ['fleet'],
    'Usage: npm run releases -- list | rollback | promote | abort | explain | deploy-token',
  ],
  ['releases', ['list', 'fleet'], 'Usage: npm run releases -- list'],
  ['releases', ['explain', '1', '2'], 'Usage: npm run releases -- explain [<report> | <file> | -]'],
  ['release', ['fleet', '--to', 'there'], '--to takes the address of a console such as'],
  ['release', ['fleet', '--to', 'http://127.0.0.1:9'], 'TAWSEEL_TOKEN must be a deploy token'],
  ['releases', ['deploy-token'], 'Usage: npm run releases -- deploy-token create <app>'],
  [
    'releases',
    ['deploy-token', 'create', 'Fleet'],
    'Fleet is not the name of an app: it must be a lower-case name such as fleet.',
  ],
  [
    'releases',
    ['deploy-token', 'create', 'fleet', '--days', '0'],
    '--days takes a number of days from 1 to 9999.',
  ],
])('%s %j is refused in one sentence', async (name, args, sentence) => {
  const { code, output, errors } = await command(name, ...args);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors.slice(0, sentence.length)).toBe(sentence);
  expect(errors.trimEnd().split('\n')).toHaveLength(1);
});
