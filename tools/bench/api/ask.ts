import { Agent, request } from 'node:http';
import type { Target } from './load.ts';

const agent = new Agent({ keepAlive: true });

/** A response: the time until its last byte in milliseconds, and its size. */
export interface Read {
  ms: number;
  bytes: number;
  /** The body, if requested. */
  content: Buffer;
}

/** Sends a request and reads the whole response. */
export function ask(target: Target, keep = false): Promise<Read> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const chunks: Buffer[] = [];
    let bytes = 0;
    const headers = { 'content-type': 'application/json', ...target.headers };
    const sent = request(
      { agent, port: target.port, path: target.path, method: 'POST', headers },
      (answer) => {
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (keep) chunks.push(chunk);
        });
        answer.on('error', reject);
        answer.on('end', () => {
          if (answer.statusCode !== 200) reject(new Error(`${target.path} answered ${answer.statusCode}`));
          else resolve({ ms: performance.now() - start, bytes, content: Buffer.concat(chunks) });
        });
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(target.body));
  });
}

/** Times of several requests in milliseconds; their senders take turns. */
export async function takeTurns(targets: readonly Target[], times: number): Promise<number[][]> {
  const all = targets.map((): number[] => []);
  for (let time = 0; time < times; time += 1) {
    for (const [at, target] of targets.entries()) all[at]?.push((await ask(target)).ms);
  }
  return all;
}
