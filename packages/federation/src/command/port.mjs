import { createServer } from 'node:net';

/**
 * Checks that ports of this machine are free.
 *
 * @param {readonly number[]} ports
 * @throws {Error} of one sentence that names the setting for others
 */
export async function requirePorts(ports) {
  for (const port of ports) {
    if (!(await isFree(port))) {
      throw new Error(
        `Port ${port} is taken by another program; set PORT to another, as in PORT=${port + 100}.`,
      );
    }
  }
}

/** @param {number} port */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
