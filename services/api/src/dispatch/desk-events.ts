import { writeOrderKey } from '@tawseel/api-client/schemas';
import { orderBody } from '../testing/samples.ts';
import type { TestCompany, TestResponse } from '../testing/test-api.ts';
import { keyOf, numberOf } from './testing.ts';

/** Random numbers below 1, the same for each seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const drivers = 4;
/** Callers meet at this many orders, the newest ones. */
const busyOrders = 20;
const statuses = ['Accepted', 'Accepted', 'Picked Up', 'In Transit', 'Delivered', 'Returned', 'Cancelled'];
const reasons = ['no-answer', 'refused', 'wrong-address', 'no-time'];

/** What all callers know of the company. */
export interface DeskState {
  orders: number;
  runs: number[];
  manifests: number[];
  scans: string[];
}

/** Responses by kind of event and what was said. */
export type Answers = Map<string, Map<string, number>>;

/** What a response says: that it was done, or why not. */
function saidOf({ status, body, text, headers }: TestResponse): string[] {
  if (String(headers['content-type']).includes('ndjson'))
    return [...text.matchAll(/"outcome":"(?:done|failed","code":"(\w+))"/g)].map(
      ([, code]) => code ?? 'done',
    );
  return [status === 200 ? 'done' : status >= 500 ? `error ${status}` : String(body.code)];
}

/** One of the callers, who does a random thing at a time. */
export class DeskCaller {
  readonly #random: () => number;
  readonly #admin: TestCompany;
  readonly #state: DeskState;
  readonly #answers: Answers;
  readonly #events: readonly (readonly [number, string, () => Promise<TestResponse[]>])[];

  constructor(admin: TestCompany, state: DeskState, answers: Answers, seed: number) {
    this.#random = randomOf(seed);
    this.#admin = admin;
    this.#state = state;
    this.#answers = answers;
    const post = (path: string, body: () => object) => async () => [await admin.post(path, body())];
    const put = (path: string, body: () => object) => async () => [await admin.put(path, body())];
    const run = () => ({ run_id: this.#of(state.runs) ?? 1 });
    const lines = () => ({ ...run(), orders: this.#orders() });
    const manifest = () => ({ manifest_id: this.#of(state.manifests) ?? 1 });
    const status = () => ({ status: this.#of(statuses), driver_id: this.#driver() });
    this.#events = [
      [3, 'create', () => this.#create()],
      [20, 'scan in', () => this.#scan('in')],
      [8, 'scan run', () => this.#scan('run', run())],
      [8, 'scan back', () => this.#scan('back')],
      [10, 'scan failed', () => this.#scan('failed', { reason_id: this.#of(reasons) })],
      [6, 'scan delivered', () => this.#scan('delivered', this.#taken('amount_taken'))],
      [5, 'scan return', () => this.#scan('return', this.#taken('fee_taken'))],
      [8, 'undo', post('/DC/UndoScan', () => ({ client_id: this.#of(state.scans.slice(-12)) }))],
      [5, 'make run', () => this.#makeRun()],
      [8, 'add to run', post('/DC/AddToRun', lines)],
      [4, 'remove from run', post('/DC/RemoveFromRun', lines)],
      [10, 'issue run', post('/DC/IssueRun', run)],
      [6, 'close run', post('/DC/CloseRun', run)],
      [1, 'delete run', post('/DC/DeleteRun', run)],
      [
        3,
        'next attempt',
        post('/DC/SetNextAttempt', () => ({ ...this.#order(), next_attempt_on: '2099-01-01' })),
      ],
      [5, 'status', put('/DC/UpdateOrdersStatus', () => ({ ...this.#order(), ...status() }))],
      [
        3,
        'status of many',
        put('/DC/UpdateOrdersStatusMany', () => ({ orders: this.#orders(), ...status() })),
      ],
      [
        1,
        'driver of many',
        put('/DC/UpdateOrdersDriverMany', () => ({ orders: this.#orders(), driver_id: this.#driver() })),
      ],
      [2, 'delete', async () => [await admin.delete(`/DC/DeleteOrders/${writePath(this.#order())}`)]],
      [4, 'restore', async () => [await admin.post(`/DC/RestoreOrders/${writePath(this.#order())}`)]],
      [12, 'reverse', post('/DC/ReverseOrderEnd', () => ({ ...this.#order(), reason: 'x' }))],
      [5, 'make manifest', () => this.#makeManifest()],
      [3, 'sign manifest', post('/DC/SignReturnManifest', () => ({ ...manifest(), signer_name: 'سامر' }))],
      [2, 'delete manifest', post('/DC/DeleteReturnManifest', manifest)],
    ];
  }

  /** Does one thing, and counts what was said. */
  async act(): Promise<void> {
    const total = this.#events.reduce((sum, [weight]) => sum + weight, 0);
    let at = this.#random() * total;
    const [, kind, send] = this.#events.find(([weight]) => (at -= weight) < 0) ?? this.#events[0] ?? [];
    if (!kind || !send) return;
    const said = this.#answers.get(kind) ?? new Map<string, number>();
    this.#answers.set(kind, said);
    for (const response of await send())
      for (const word of saidOf(response)) said.set(word, (said.get(word) ?? 0) + 1);
  }

  #of<Value>(values: readonly Value[]): Value | undefined {
    return values[Math.floor(this.#random() * values.length)];
  }

  #driver = () => `D-${1 + Math.floor(this.#random() * drivers)}`;
  #order = () => keyOf(Math.max(1, this.#state.orders - Math.floor(this.#random() * busyOrders)));
  #orders = () => Array.from({ length: 1 + Math.floor(this.#random() * 2) }, this.#order);

  /** Half of the amounts are those that were agreed. */
  #taken(name: 'amount_taken' | 'fee_taken') {
    if (this.#random() < 0.5) return {};
    return { [name]: Math.floor(this.#random() * 40_000) / 1000, note: 'x' };
  }

  async #create() {
    this.#state.orders += 1;
    const total_price = Math.floor(this.#random() * 90_000) / 1000;
    return [await this.#admin.post('/DC/CreateOrders', orderBody(this.#state.orders, { total_price }))];
  }

  /** Each scan is one of four that are sent twice at once. */
  async #scan(mode: string, values: object = {}) {
    const hex = Array.from({ length: 31 }, () => Math.floor(this.#random() * 16).toString(16)).join('');
    const client_id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18, 30)}`;
    const body = { client_id, mode, order: this.#order(), ...values };
    const times = this.#random() < 0.25 ? 2 : 1;
    const responses = await Promise.all(
      Array.from({ length: times }, () => this.#admin.post('/DC/Scan', body)),
    );
    if (responses.some(({ status }) => status === 200)) this.#state.scans.push(client_id);
    return responses;
  }

  async #makeRun() {
    const orders = this.#random() < 0.5 ? this.#orders() : [];
    const run = { driver_id: this.#driver(), day: '2026-01-31', orders, another: this.#random() < 0.7 };
    const response = await this.#admin.post('/DC/CreateRun', run);
    if (response.status === 200)
      this.#state.runs = [...this.#state.runs, numberOf(response, 'run_id')].slice(-4);
    return [response];
  }

  async #makeManifest() {
    const orders = this.#random() < 0.5 ? { orders: this.#orders() } : {};
    const response = await this.#admin.post('/DC/CreateReturnManifest', { merchant_id: 'M-1', ...orders });
    if (response.status === 200)
      this.#state.manifests = [...this.#state.manifests, numberOf(response, 'manifest_id')].slice(-3);
    return [response];
  }
}

const writePath = (key: ReturnType<typeof keyOf>) => writeOrderKey(key).replace(':', '/');
