import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postChange } from './post-release.ts';

let server: Server;
let target = { address: '', token: 'one' };

beforeEach(async () => {
  server = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  target = { ...target, address: `http://127.0.0.1:${port}` };
});
afterEach(() => void server.close());

const rollback = () => postChange(target, 'fleet', 'rollback');

test('a lost response does not mean that nothing was changed', async () => {
  await expect(rollback()).rejects.toThrow(
    `${target.address} does not answer (other side closed). The change may have been made: repeat a release to learn it`,
  );
});

test('a request that no server received changed nothing', async () => {
  await new Promise((resolve) => server.close(resolve));
  await expect(rollback()).rejects.toThrow(/ does not answer \(connect ECONNREFUSED .*\)\.$/);
});
