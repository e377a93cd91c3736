import { once } from 'node:events';
import { createServer } from 'node:net';

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/**
 * A free port of this machine for a program that a test starts, with `count - 1` free ones after it. They are below
 * those that systems give to outgoing connections, one of which could take the port before the program does.
 */
export async function freePort(count = 1): Promise<number> {
  const first = 10_000 + Math.floor(Math.random() * 20_000);
  for (let port = first; port < first + count; port++) if (!(await isFree(port))) return freePort(count);
  return first;
}
