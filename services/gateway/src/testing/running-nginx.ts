import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const site = path.join(__dirname, '../../../../deploy/nginx.conf');

/** Where nginx is, undefined where it is not installed. Folders of programs for root are not on everybody's PATH. */
function findNginx(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return [...folders, '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => existsSync(file));
}

/** Tests of the site in deploy/ are skipped without nginx; `npm test` installs it where it can, and says so where not. */
export const withNginx = findNginx() ? describe : describe.skip;

/** The address of a gateway, `http://127.0.0.1:8080`, and the folder of its release store. */
export type Behind = { gateway: string; store: string };

function replaced(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`deploy/nginx.conf has no ${part}`);
  return text.replaceAll(part, by);
}

/** The site as an operator fills it in. */
async function filledIn({ gateway, store }: Behind, port: number): Promise<string> {
  const parts: [string, string][] = [
    ['server 127.0.0.1:8080;', `server ${new URL(gateway).host};`],
    ['root /var/lib/tawseel/store;', `root ${store};`],
    [
      '    listen 80;\n    listen [::]:80;\n    server_name',
      `    listen 127.0.0.1:${port};\n    server_name`,
    ],
  ];
  return parts.reduce((text, [part, by]) => replaced(text, part, by), await readFile(site, 'utf8'));
}

/** What surrounds a site; as in distributions, everything that a site does not say is nginx' default. */
function surroundings(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    'daemon off;',
    'worker_processes 1;',
    // Started by root it would work as another user, who may not read this user's folders.
    process.getuid?.() === 0 ? 'user root;' : '',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    `include ${folder}/site.conf;`,
    '}',
  ].join('\n');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

const running = new Set<() => Promise<void>>();

/** Ends what is still running, and takes away its files. */
export async function endAllNginx(): Promise<void> {
  for (const end of running) await end();
  running.clear();
}

/** Starts nginx by the site of deploy/ in front of a gateway, and waits until it takes calls. */
export async function startNginx(behind: Behind) {
  const program = findNginx();
  if (!program) throw new Error('nginx is not installed');
  const folder = await mkdtemp(path.join(tmpdir(), 'tawseel-nginx-'));
  const port = await freePort();
  await mkdir(path.join(folder, 'proxy'));
  await writeFile(path.join(folder, 'site.conf'), await filledIn(behind, port));
  await writeFile(path.join(folder, 'nginx.conf'), surroundings(folder));

  const child = spawn(program, ['-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  running.add(async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  });
  let log = '';
  child.stderr.on('data', (text: Buffer) => (log += text.toString()));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${log}`);
    await pause(50);
  }
  return {
    address: `http://127.0.0.1:${port}`,
    /** Warnings and worse so far. */
    log: () => log,
    /** Files that answers wait in on the disk. */
    waitingFiles: () => readdir(path.join(folder, 'proxy'), { recursive: true }),
  };
}

export type RunningNginx = Awaited<ReturnType<typeof startNginx>>;
