import { Agent, request } from 'node:http';
import type { Target } from '../api/load.ts';

const agent = new Agent({ keepAlive: true });

/** The browser of a sign-in, as the server sees it. */
export interface Origin {
  address: string;
  /** The cookie of a browser that has signed in before. */
  cookie?: string;
}

/** The response to a sign-in, and the time until its last byte in milliseconds. */
export interface Attempt {
  status: number;
  ms: number;
  cookie: string;
}

/** Sends a sign-in behind a proxy that names the browser's address. */
export function signInAs({ port, path, body }: Target, { address, cookie }: Origin): Promise<Attempt> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(cookie && { cookie }),
    };
    const sent = request({ agent, port, path, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          ms: performance.now() - start,
          cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
        }),
      );
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}
