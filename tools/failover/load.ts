import { randomUUID } from 'node:crypto';
import { cityBody, driverBody, merchantBody, orderBody } from '../../services/api/src/testing/samples.ts';
import type { Answered, Calls } from './calls.ts';

const writers = 6;
const readers = 2;

const steps = ['Accepted', 'Picked Up', 'Delivered'] as const;

/** An acknowledged change, as the database must have it: an expense by its description, or an order in a status. */
export interface Write {
  kind: 'expense' | 'order';
  id: string;
  status: string;
}

/** Load that runs until it is stopped. */
export interface Load {
  /** Time of the first acknowledgement of a change that was sent after `time`; undefined before it. */
  firstWriteAfter(time: number): number | undefined;
  /** Lets each client complete its calls. */
  stop(): Promise<LoadResult>;
}

export interface LoadResult {
  written: Write[];
  /** Responses other than success, each once: a repeated change must get the response of the first. */
  refused: string[];
  reads: number;
  /** Longest time that a client waited for the response to one call, with all its attempts, in milliseconds. */
  longestWait: number;
}

/** Adds what the orders refer to. */
export async function prepareLoad(calls: Calls): Promise<void> {
  const add = async (path: string, body: object) => {
    const { status, body: answer } = await calls.send('POST', path, body, randomUUID());
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  };
  await add('/DC/CreateCitys', cityBody('عمان'));
  await add('/DC/CreateMerchants', merchantBody(1));
  for (let writer = 1; writer <= writers; writer += 1) await add('/DC/CreateDrivers', driverBody(writer));
}

/** Starts clients that add expenses, add and deliver orders, and read the list of orders. `name` tells runs apart. */
export function startLoad(calls: Calls, name: string): Load {
  const stopped = new AbortController();
  const written: Write[] = [];
  const refused = new Set<string>();
  const writes: Answered[] = [];
  let reads = 0;
  let longestWait = 0;

  const note = ({ status, body, sentAt, answeredAt }: Answered, path: string) => {
    longestWait = Math.max(longestWait, answeredAt - sentAt);
    if (status !== 200) refused.add(`${path}: ${status} ${String(body.message)}`);
    return status === 200;
  };
  const change = async (method: 'POST' | 'PUT', path: string, body: object, write: Write) => {
    const answer = await calls.send(method, path, body, randomUUID());
    if (!note(answer, path)) return;
    written.push(write);
    writes.push(answer);
  };
  const write = async (writer: number) => {
    for (let turn = 1; !stopped.signal.aborted; turn += 1) {
      const id = `${name}-${writer}-${turn}`;
      const expense = { description: id, quantity: 1, amount: 0.125 };
      await change('POST', '/DC/CreateExpenses', expense, { kind: 'expense', id, status: '' });
      const order = { kind: 'order', id: `O-${id}` } as const;
      const created = orderBody(id, { driver_id: `D-${writer}` });
      await change('POST', '/DC/CreateOrders', created, { ...order, status: 'Pending' });
      for (const status of steps) {
        const step = { merchant_order_id: order.id, merchant_id: 'M-1', status };
        await change('PUT', '/DC/UpdateOrdersStatus', step, { ...order, status });
      }
    }
  };
  const read = async () => {
    while (!stopped.signal.aborted) {
      const path = '/DC/DisplayOrders';
      if (note(await calls.send('POST', path, { limit: 50 }), path)) reads += 1;
    }
  };
  const running = Promise.all([
    ...Array.from({ length: writers }, (_, at) => write(at + 1)),
    ...Array.from({ length: readers }, read),
  ]);
  return {
    firstWriteAfter: (time) => writes.find(({ sentAt }) => sentAt > time)?.answeredAt,
    async stop() {
      stopped.abort();
      await running;
      return { written, refused: [...refused], reads, longestWait };
    },
  };
}
