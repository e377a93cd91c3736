import { cityBody, driverBody, merchantBody, orderBody } from './samples.ts';
import type { RunningApi } from './running-api.ts';

/** Requests of a signed-in client. */
export interface Client {
  send(method: 'POST' | 'PUT', path: string, body?: object): Promise<Record<string, unknown>>;
  /** All rows of a list. */
  list(path: string): Promise<Record<string, unknown>[]>;
}

/** Signs in; a response other than 200 is an error. */
export async function clientOf(api: RunningApi, companyId: string, password: string): Promise<Client> {
  const login = await api.call('/LoginDC', { company_id: companyId, password_company: password });
  const headers = {
    authorization: `Bearer ${String(login.body.token)}`,
    'content-type': 'application/json',
  };
  const send: Client['send'] = async (method, path, body = {}) => {
    const response = await fetch(`${api.address}${path}`, { method, headers, body: JSON.stringify(body) });
    const answer: unknown = await response.json();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return typeof answer === 'object' ? { ...answer } : {};
  };
  return {
    send,
    async list(path) {
      const { data, date } = await send('POST', path);
      const rows: unknown = data ?? date;
      if (!Array.isArray(rows)) throw new Error(`${path} is not a list.`);
      return rows.map((row: object) => ({ ...row }));
    },
  };
}

/** Clients that deliver one order after another, each with its own driver. */
export interface OrderClients {
  /** The ids of the orders whose delivery was acknowledged so far. */
  delivered(): string[];
  /** Lets each end its order, then stops. */
  stop(): Promise<void>;
}

const steps = ['Accepted', 'Picked Up', 'Delivered'];

/** Starts clients that write until they are stopped. */
export async function startOrderClients(client: Client, count: number): Promise<OrderClients> {
  await client.send('POST', '/DC/CreateCitys', cityBody('عمان'));
  await client.send('POST', '/DC/CreateMerchants', merchantBody(1));
  const delivered: string[] = [];
  const stopped = new AbortController();
  const deliver = async (n: number) => {
    await client.send('POST', '/DC/CreateDrivers', driverBody(n));
    for (let order = 1; !stopped.signal.aborted; order += 1) {
      const id = `${n}-${order}`;
      await client.send('POST', '/DC/CreateOrders', orderBody(id, { driver_id: `D-${n}` }));
      for (const status of steps) {
        const change = { merchant_order_id: `O-${id}`, merchant_id: 'M-1', status };
        await client.send('PUT', '/DC/UpdateOrdersStatus', change);
      }
      delivered.push(`O-${id}`);
    }
  };
  const running = Promise.all(Array.from({ length: count }, (_, at) => deliver(at + 1)));
  return {
    delivered: () => [...delivered],
    async stop() {
      stopped.abort();
      await running;
    },
  };
}
