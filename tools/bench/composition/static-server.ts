import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Product } from '../product.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Headers and compressed content of each file of a build, by address. */
function readFiles(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names.flatMap((name) => {
      const type = types[path.extname(name)];
      if (!type) return [];
      const isPage = name === 'index.html';
      const headers = {
        'content-type': type,
        'content-encoding': 'br',
        'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
      };
      return [[`/${name}`, { headers, content: brotliCompressSync(readFileSync(path.join(folder, name))) }]];
    }),
  );
}

/** Forwards a request to the API of the product, on the page's own origin as the gateway serves it. */
function forward(asked: IncomingMessage, answer: ServerResponse, port: number) {
  const { method, url, headers } = asked;
  const sent = request({ host: '127.0.0.1', port, method, path: url, headers }, (received) => {
    answer.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(answer);
  });
  sent.on('error', () => answer.destroy());
  asked.pipe(sent);
}

/** Serves a build compressed with brotli, its page at every path, and the API of a product below `/api`. */
export async function serveBuild(port: number, folder: string, { url: api }: Product): Promise<Product> {
  const files = readFiles(folder);
  const apiPort = Number(new URL(api).port);
  const server = createServer((asked, answer) => {
    const address = asked.url ?? '/';
    if (address.startsWith('/api/')) {
      forward(asked, answer, apiPort);
      return;
    }
    const file = files.get(path.extname(address) === '' ? '/index.html' : address);
    if (!file) answer.writeHead(404).end();
    else answer.writeHead(200, { ...file.headers, 'content-length': file.content.length }).end(file.content);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
