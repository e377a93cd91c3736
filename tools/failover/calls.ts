import { setTimeout as wait } from 'node:timers/promises';

const attemptMs = 10_000;
const pauseMs = 250;

/** The response to a call, and how long its sender waited for it over all attempts. */
export interface Answered {
  status: number;
  body: Record<string, unknown>;
  sentAt: number;
  answeredAt: number;
}

type Method = 'POST' | 'PUT';

/** Calls of one session. */
export class Calls {
  readonly #address: string;
  readonly #headers: Record<string, string>;

  private constructor(address: string, headers: Record<string, string>) {
    this.#address = address;
    this.#headers = headers;
  }

  static async signIn(address: string, company: string, password: string): Promise<Calls> {
    const anybody = new Calls(address, { 'content-type': 'application/json' });
    const { body } = await anybody.send('POST', '/LoginDC', {
      company_id: company,
      password_company: password,
    });
    if (typeof body.token !== 'string') throw new Error(`Nobody can sign in: ${JSON.stringify(body)}`);
    return new Calls(address, { ...anybody.#headers, authorization: `Bearer ${body.token}` });
  }

  /** Sends a call until it is answered: a broken connection and 503 are not an answer. A change is repeated under its key. */
  async send(method: Method, path: string, body: object, key?: string): Promise<Answered> {
    const sentAt = performance.now();
    for (;;) {
      const answer = await this.#attempt(method, path, body, key).catch(() => undefined);
      if (answer && answer.status !== 503) return { ...answer, sentAt, answeredAt: performance.now() };
      await wait(pauseMs);
    }
  }

  async #attempt(method: Method, path: string, body: object, key?: string) {
    const response = await fetch(`${this.#address}${path}`, {
      method,
      headers: { ...this.#headers, ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(attemptMs),
    });
    const answer: unknown = await response.json();
    return { status: response.status, body: typeof answer === 'object' ? { ...answer } : {} };
  }
}
