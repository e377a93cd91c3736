import { createServer, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';

/** The console through a proxy on which files of releases take their time, as on a slow network. */
export interface SlowReleases {
  address: string;
  /** Files of releases that a browser no longer wanted before they had arrived. */
  cancelled: readonly string[];
  /** Failures that browsers have reported. */
  reports: readonly string[];
  close: () => Promise<void>;
}

async function readText(message: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of message.setEncoding('utf8')) text += String(part);
  return text;
}

/** @param delay In milliseconds. */
export async function slowReleases(console: string, delay: number): Promise<SlowReleases> {
  const cancelled: string[] = [];
  const reports: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    if (url === '/reports') {
      void readText(incoming).then((text) => {
        reports.push(text);
        outgoing.writeHead(204).end();
      });
      return;
    }
    const isOfRelease = url.startsWith('/releases/');
    outgoing.on('close', () => {
      if (isOfRelease && !outgoing.writableFinished) cancelled.push(url);
    });
    const forward = () => {
      if (outgoing.destroyed) return;
      const passed = request(console + url, { method, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
    };
    if (isOfRelease) setTimeout(forward, delay);
    else forward();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  if (typeof at !== 'object' || !at) throw new Error('The proxy has no port');
  return {
    address: `http://127.0.0.1:${at.port}`,
    cancelled,
    reports,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
