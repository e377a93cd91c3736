import { createServer } from 'node:net';

/**
 * Checks that ports of this machine are free.
 *
 * @param {readonly number[]} ports
 * @throws {Error} of one sentence that names the setting for others
 */
export async function requirePorts(ports) {
  for (const port of ports) {
    const code = await errorOf(port);
    if (code === undefined) continue;
    const reason = code === 'EACCES' ? 'may not be opened by this user' : 'is taken by another program';
    throw new Error(`Port ${port} ${reason}; set PORT to another, as in PORT=${otherPort(port)}.`);
  }
}

/**
 * A port to suggest in place of one. The next port may be needed too, so that it is at most 65534.
 *
 * @param {number} port
 */
export function otherPort(port) {
  if (port < 1024) return 8080;
  return port + 100 <= 65_534 ? port + 100 : port - 100;
}

/**
 * The code of the error that opening a port gives; undefined for a free port.
 *
 * @param {number} port
 * @returns {Promise<string | undefined>}
 */
function errorOf(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? error.message),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
}
