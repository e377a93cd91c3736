import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { endAllNginx, startNginx, withNginx, type RunningNginx } from '../testing/running-nginx.ts';

jest.setTimeout(240_000);

const megabyte = 1024 * 1024;
/** Far more than nginx and the system buffer of a response. */
const length = 128 * megabyte;
const part = Buffer.alloc(64 * 1024, 'x');

withNginx('a streamed response through nginx', () => {
  let made = 0;
  let respond: (response: ServerResponse) => void;
  let nginx: RunningNginx;
  const gateway = createServer((_request, response) => respond(response));

  beforeAll(async () => {
    await once(gateway.listen(0, '127.0.0.1'), 'listening');
    const address = gateway.address();
    const port = typeof address === 'object' ? address?.port : 0;
    nginx = await startNginx({ gateway: `http://127.0.0.1:${port}`, store: '/nowhere' });
  });
  afterAll(async () => {
    await endAllNginx();
    gateway.close();
    gateway.closeAllConnections();
  });

  beforeEach(() => {
    made = 0;
  });

  function* parts() {
    while (made < length) {
      made += part.length;
      yield part;
    }
  }

  async function open(): Promise<IncomingMessage> {
    const sent = get(`${nginx.address}/api/DC/Export/orders`, { agent: false });
    const [response]: [IncomingMessage] = await new Promise((resolve, reject) => {
      sent.once('response', (response) => resolve([response]));
      sent.once('error', reject);
    });
    return response;
  }

  /** Waits until the API produces no more of the response. */
  async function standstill(): Promise<void> {
    for (let before = -1; before !== made; await pause(500)) before = made;
  }

  test('waits at the gateway for a slow reader, without disk buffering, and arrives complete', async () => {
    respond = (response) => void Readable.from(parts()).pipe(response);
    const response = await open();
    await standstill();
    expect(made).toBeLessThan(length);
    expect(await nginx.waitingFiles()).toEqual([]);

    let received = 0;
    for await (const bytes of response) received += Buffer.byteLength(bytes);
    expect(received).toBe(length);
    expect(nginx.log()).not.toContain('temporary file');
  });

  test('that breaks off fails at the client instead of ending early', async () => {
    respond = (response) => {
      response.write(part);
      setImmediate(() => response.destroy());
    };
    const response = await open();
    await expect(response.toArray()).rejects.toThrow('aborted');
  });
});
