import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { signIn } from '../testing/kill-many-times.ts';
import { startApi, type RunningApi } from '../testing/running-api.ts';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { keyOf } from './testing.ts';

const rows = z.optional(z.array(z.record(z.string(), z.unknown())));
const listResponse = z.object({ data: rows, date: rows });

type Rows = Record<string, unknown>[];

/** A company whose process is killed, and starts again. */
export class KilledCompany {
  readonly #env: Record<string, string>;
  #starting: Promise<RunningApi>;

  constructor(env: Record<string, string>) {
    this.#env = env;
    this.#starting = startApi(env);
  }

  async kill(): Promise<void> {
    const killed = await this.#starting;
    await killed.end('SIGKILL');
    this.#starting = startApi(this.#env);
    await this.#starting;
  }

  async end(): Promise<void> {
    await (await this.#starting).end('SIGTERM');
  }

  async signIn() {
    return signIn(await this.#starting);
  }

  /** Sends until somebody answers. */
  async send(
    headers: Record<string, string>,
    path: string,
    body: object,
    method = 'POST',
  ): Promise<{ status: number; text: string }> {
    const { address } = await this.#starting;
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    await setTimeout(20);
    return this.send(headers, path, body, method);
  }

  async rows(headers: Record<string, string>, path: string, body: object = {}): Promise<Rows> {
    const { text } = await this.send(headers, path, body);
    const { data, date } = listResponse.parse(JSON.parse(text));
    return data ?? date ?? [];
  }
}

/** All orders are out with a driver. */
export async function sendAllOut(
  company: KilledCompany,
  headers: Record<string, string>,
  numbers: readonly number[],
) {
  const send = async (path: string, body: object, method = 'POST') =>
    expect(await company.send(headers, path, body, method)).toMatchObject({ status: 200 });
  await send('/DC/CreateCitys', cityBody('عمان'));
  await send('/DC/CreateMerchants', merchantBody(1));
  await send('/DC/CreateDrivers', driverBody(1));
  const rows = numbers.map((row) => ({ row, order: orderBody(row) }));
  const file = {
    fingerprint: 'c'.repeat(64),
    file_name: 'day.csv',
    merchant_id: 'M-1',
    row_count: rows.length,
  };
  await send('/DC/ImportOrders', { ...file, rows });
  const orders = numbers.map(keyOf);
  await send('/DC/UpdateOrdersStatusMany', { orders, status: 'Accepted' }, 'PUT');
  await send('/DC/CreateRun', { driver_id: 'D-1', day: '2026-01-31', orders });
  await send('/DC/IssueRun', { run_id: 1 });
}
