import { Agent, request } from 'node:http';
import type { Target } from './load.ts';
import { manyOf, ordersPath, type Bench, type Measured } from './subjects.ts';

const streams = 500;

type Outcome = 'complete' | 'refused' | 'failed';

/** Reads a whole list to its end. It is complete if its JSON is closed. */
function readWholeList(agent: Agent, { port, path, headers, body }: Target): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = {
      agent,
      port,
      path,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    };
    const sent = request(options, (answer) => {
      let end = '';
      answer.on('data', (chunk: Buffer) => {
        end = (end + chunk.toString('latin1', Math.max(0, chunk.length - 2))).slice(-2);
      });
      answer.on('error', () => resolve('failed'));
      answer.on('end', () => {
        if (answer.statusCode === 429) resolve('refused');
        else resolve(answer.statusCode === 200 && end === ']}' ? 'complete' : 'failed');
      });
    });
    sent.on('error', () => resolve('failed'));
    sent.end(JSON.stringify(body));
  });
}

/** Whole lists of one company, requested all at once: the API's peak memory, and how many were sent or refused. */
export async function measureStreams(bench: Bench): Promise<Measured> {
  const { api, orders: size } = manyOf(bench);
  const agent = new Agent({ maxSockets: Infinity });
  const { now } = api.memory();
  const target = api.to(ordersPath, {});
  const outcomes = await Promise.all(Array.from({ length: streams }, () => readWholeList(agent, target)));
  const { most } = api.memory();
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  return {
    title: `${streams} whole lists of ${size} orders at once`,
    rows: [
      {
        complete: count('complete'),
        'refused with 429': count('refused'),
        failed: count('failed'),
        'memory before, MB': Math.round(now),
        'peak memory, MB': Math.round(most),
      },
    ],
    figures: {
      'many streams, peak MB': most,
      'many streams, complete': count('complete'),
      'many streams, failed': count('failed'),
    },
  };
}
