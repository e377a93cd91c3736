import { readFile } from 'node:fs/promises';
import path from 'node:path';

const file = path.join(__dirname, '../../../../deploy/nginx.conf');

/** Addresses of one gateway or two, `http://127.0.0.1:8080`, and the folder of their release store. */
export interface Upstream {
  gateway: string;
  second?: string;
  store: string;
}

/** Files of a certificate for 127.0.0.1, and the port for TLS. */
export interface Tls {
  certificate: string;
  key: string;
  port: number;
}

function replaceAll(text: string, parts: readonly (readonly [part: string, by: string])[]): string {
  return parts.reduce((before, [part, by]) => {
    if (!before.includes(part)) throw new Error(`deploy/nginx.conf has no ${part}`);
    return before.replaceAll(part, by);
  }, text);
}

const listening = (port: number) => `    listen 127.0.0.1:${port};\n`;

/** The site of deploy/ as an operator fills it in, on a loopback port. */
export async function plainSite({ gateway, second, store }: Upstream, port: number): Promise<string> {
  return replaceAll(await readFile(file, 'utf8'), [
    ['server 127.0.0.1:8080 ', `server ${new URL(gateway).host} `],
    second
      ? ['server 127.0.0.1:8081 ', `server ${new URL(second).host} `]
      : ['    server 127.0.0.1:8081 max_fails=0;\n', ''],
    ['root /var/lib/tawseel/8080/store;', `root ${store};`],
    ['\n    listen 80;\n    listen [::]:80;\n', `\n${listening(port)}`],
  ]);
}

/** The site with the TLS lines of its comment, and the second server for plain HTTP. */
export function tlsSite(site: string, port: number, tls: Tls): string {
  const examples = [...site.matchAll(/(?:^ {4}# {5}.*\n)+/gm)];
  const [lines = '', server = ''] = examples.map(([text]) => text.replaceAll(/^ {4}# {5}/gm, '    '));
  const own = replaceAll(lines, [
    ['listen 443 ssl', `listen 127.0.0.1:${tls.port} ssl`],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['/etc/letsencrypt/live/console.example.com/fullchain.pem', tls.certificate],
    ['/etc/letsencrypt/live/console.example.com/privkey.pem', tls.key],
  ]);
  const beside = replaceAll(server, [['        listen 80;\n        listen [::]:80;\n', listening(port)]]);
  return replaceAll(site, [[listening(port), own]]) + beside;
}
