import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { RequestLog } from './request-log.ts';

async function linesOf(level: string, run: (send: (url: string) => Promise<unknown>) => Promise<void>) {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (text: string) => void lines.push({ ...JSON.parse(text) }) };
  const app = Fastify({ logger: { level, stream }, logController: new RequestLog() });
  app.get('/fast', async () => 'done');
  app.get('/slow', async () => setTimeout(1050, 'done'));
  app.get('/refused', async (_request, reply) => reply.code(404).send('refused'));
  await run((url) => app.inject(url));
  await app.close();
  return lines.map(({ req, res, sample }) => ({ ...Object(req), ...Object(res), sample }));
}

describe('the log of requests', () => {
  it('has every request that fails or is slow, with method, path and status', async () => {
    const lines = await linesOf('info', async (send) => {
      for (const url of ['/fast', '/refused', '/slow', '/refused']) await send(url);
    });
    const refused = expect.objectContaining({ method: 'GET', url: '/refused', statusCode: 404 });
    const slow = expect.objectContaining({ url: '/slow', statusCode: 200 });
    expect(lines).toEqual([refused, slow, refused]);
  });

  it('has one of a hundred others, which names the sample', async () => {
    const lines = await linesOf('info', async (send) => {
      for (let n = 0; n < 250; n += 1) await send('/fast');
    });
    expect(lines.map(({ sample }) => sample)).toEqual([100, 100]);
  });

  it('has every request at the level debug', async () => {
    const lines = await linesOf('debug', async (send) => {
      for (let n = 0; n < 3; n += 1) await send('/fast');
    });
    expect(lines).toHaveLength(3);
  });
});
