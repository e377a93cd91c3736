import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@tawseel/conformance/free-port';
import { plainSite, tlsSite, type Upstream, type Tls } from './nginx-site.ts';

/** Path of a program. Folders of administrators' programs are not on every PATH. */
function find(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return [...folders, '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

const nginx = find('nginx');
const openssl = find('openssl');

/**
 * Tests of the site in deploy/ are skipped without nginx and openssl; `npm test` installs them where it can, and reports
 * where it cannot.
 */
export const withNginx = nginx && openssl ? describe : describe.skip;

/** Configuration around a site; everything but the number of connections is nginx' default, as in distributions. */
function surroundings(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    'daemon off;',
    'worker_processes 1;',
    // Started by root it would work as another user, who may not read this user's folders.
    process.getuid?.() === 0 ? 'user root;' : '',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'events { worker_connections 8192; }',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    `include ${folder}/site.conf;`,
    '}',
  ].join('\n');
}

function isResponding(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

const running = new Set<() => Promise<void>>();

/** Ends the processes that still run, and removes their files. */
export async function endAllNginx(): Promise<void> {
  for (const end of running) await end();
  running.clear();
}

/** Creates a certificate for 127.0.0.1 that is valid for a day. */
async function certify(folder: string): Promise<Tls> {
  const certificate = path.join(folder, 'certificate.pem');
  const key = path.join(folder, 'key.pem');
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject];
  await promisify(execFile)(openssl ?? 'openssl', [...options, '-keyout', key, '-out', certificate]);
  return { certificate, key, port: await freePort() };
}

/** Starts nginx with the site of deploy/ in front of a gateway, and waits until it accepts connections. */
export async function startNginx(upstream: Upstream, { overTls = false } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'tawseel-nginx-'));
  const port = await freePort();
  const tls = overTls ? await certify(folder) : undefined;
  const site = await plainSite(upstream, port);
  await mkdir(path.join(folder, 'proxy'));
  await writeFile(path.join(folder, 'site.conf'), tls ? tlsSite(site, port, tls) : site);
  await writeFile(path.join(folder, 'nginx.conf'), surroundings(folder));

  const child = spawn(
    nginx ?? 'nginx',
    ['-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const ended = once(child, 'exit');
  running.add(async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  });
  let log = '';
  child.stderr.on('data', (text: Buffer) => (log += text.toString()));
  while (!(await isResponding(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${log}`);
    await pause(50);
  }
  return {
    address: `http://127.0.0.1:${port}`,
    /** Port for TLS, and the certificate that identifies it. */
    tls: tls && { address: `https://127.0.0.1:${tls.port}`, certificate: await readFile(tls.certificate) },
    /** Log lines from warnings up. */
    log: () => log,
    /** Files that hold buffered responses on the disk. */
    waitingFiles: () => readdir(path.join(folder, 'proxy'), { recursive: true }),
  };
}

export type RunningNginx = Awaited<ReturnType<typeof startNginx>>;
