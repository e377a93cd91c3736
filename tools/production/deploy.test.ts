import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.join(__dirname, '..', '..');
const deploy = path.join(root, 'deploy');
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8');

const isInstalled = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tawseel-deploy-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Instructions of the Dockerfile, without comments and line ends. */
function instructions(): [name: string, rest: string][] {
  const lines = read('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  return lines.map((line) => {
    const [, name = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return [name, rest];
  });
}

const restOf = (wanted: string) => instructions().flatMap(([name, rest]) => (name === wanted ? [rest] : []));

describe('the Dockerfile', () => {
  test('has instructions that Docker knows, with commands as JSON', () => {
    const known = 'FROM RUN WORKDIR COPY USER ENV VOLUME EXPOSE HEALTHCHECK CMD'.split(' ');
    for (const [name] of instructions()) expect(known).toContain(name);
    const check = /CMD (\[.*)$/.exec(restOf('HEALTHCHECK')[0] ?? '')?.[1] ?? '';
    for (const command of [...restOf('CMD'), check]) expect(JSON.parse(command)[0]).toBe('node');
  });

  test('copies the folder that its first stage writes, and runs in it', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const commands = [
      ...restOf('RUN')
        .join(' ')
        .matchAll(/npm run ([\w-]+)(?: -- (\S+))?/g),
    ];
    for (const [, script = ''] of commands) expect(scripts).toHaveProperty(script);
    const [, , written] = commands.find(([, script]) => script === 'production') ?? [];
    expect(restOf('COPY')).toEqual(['. .', `--from=production ${written} ${written}`]);
    expect(restOf('WORKDIR')).toEqual(['/checkout', written]);
    expect(new Set(restOf('FROM').map((image) => image.split(' ')[0])).size).toBe(1);
  });

  test('leaves out what the first stage makes itself', () => {
    expect(read('Dockerfile.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['**/node_modules', '**/dist', '**/.data']),
    );
    expect(existsSync(path.join(root, '.dockerignore'))).toBe(false);
  });
});

describe('the unit of systemd', () => {
  const program = 'systemd-analyze';
  const withSystemd = isInstalled(program, '--version') ? test : test.skip;

  async function unit(change = (text: string) => text): Promise<string> {
    await copyFile(path.join(deploy, 'tawseel@.socket'), path.join(folder, 'tawseel@8080.socket'));
    const file = path.join(folder, 'tawseel@8080.service');
    // Node.js of this machine may be elsewhere.
    await writeFile(file, change(read('tawseel@.service').replace('/usr/bin/node', process.execPath)));
    return file;
  }

  withSystemd('is accepted by systemd-analyze, which refuses a program that does not exist', async () => {
    const verify = (file: string) => spawnSync(program, ['verify', file], { encoding: 'utf8' });
    expect(verify(await unit())).toMatchObject({ status: 0, stderr: '' });
    expect(verify(await unit((text) => text.replace('ExecStart=/', 'ExecStart=/nowhere/')))).toMatchObject({
      status: 1,
    });
  });

  withSystemd('has an exposure below 2 of 10', async () => {
    const args = ['security', '--offline=true', '--threshold=20', await unit()];
    expect(spawnSync(program, args, { encoding: 'utf8' })).toMatchObject({ status: 0 });
    const open = await unit((text) => text.replaceAll(/^(Protect|Restrict|System|Private).*\n/gm, ''));
    expect(spawnSync(program, [...args.slice(0, -1), open])).toMatchObject({ status: 1 });
  });
});

describe('the containers', () => {
  const client = [
    ['docker', 'compose'],
    ['docker-compose', '--ansi=never'],
  ].find(([program = '', option = '']) => isInstalled(program, option, 'version'));
  const withClient = client ? test : test.skip;
  const secrets = { ADMIN_PASSWORD: 'a', DATABASE_PASSWORD: 'b', TOKEN_SECRET: 'c' };

  function config(env: Record<string, string>) {
    const [program = '', ...options] = client ?? [];
    const args = [...options, '-f', path.join(deploy, 'compose.yaml'), 'config'];
    return spawnSync(program, args, { encoding: 'utf8', env: { PATH: process.env.PATH ?? '', ...env } });
  }

  withClient('are accepted by the client, which requires each secret', () => {
    expect(config(secrets)).toMatchObject({ status: 0 });
    for (const name of Object.keys(secrets)) {
      const { [name as keyof typeof secrets]: _, ...others } = secrets;
      expect(config(others).status).not.toBe(0);
      expect(config(others).stderr).toContain(name);
    }
  });

  test('are gateways at the addresses of nginx.conf', () => {
    const { services } = parse(read('compose.yaml'), { merge: true });
    const addresses = Object.values<{ environment?: Record<string, string> }>(services).flatMap(
      ({ environment }) => (environment?.HOST ? [`${environment.HOST}:${environment.PORT}`] : []),
    );
    const upstreams = [...read('nginx.conf').matchAll(/^ {4}server (\S+) max_fails=0;$/gm)];
    expect(addresses).toEqual(upstreams.map(([, address]) => address));
    expect(addresses).toHaveLength(2);
  });
});
