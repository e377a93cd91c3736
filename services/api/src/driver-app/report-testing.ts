import { randomUUID } from 'node:crypto';
import { driverEventsResponse, type DriverEventOutcome } from '@tawseel/api-client/driver-app-schemas';
import type { TestApi, TestCompany, TestResponse } from '../testing/test-api.ts';
import { keyOf } from '../dispatch/testing.ts';
import { signDriverIn } from './testing.ts';

/** What a phone reports, by default of an order by its number. */
export function eventOf(kind: string, n: number | undefined, values: object = {}) {
  return {
    event_id: String(randomUUID()),
    kind,
    at: new Date().toISOString(),
    ...(n !== undefined && { order: keyOf(n) }),
    ...values,
  };
}

type Event = ReturnType<typeof eventOf>;

/** The phone of a driver who is signed in. */
export interface Phone {
  post(path: string, body?: object): Promise<TestResponse>;
  /** Sends events; what became of each. */
  send(...events: Event[]): Promise<DriverEventOutcome[]>;
  /** Sends one event; its flag, or `applied`. */
  report(kind: string, n: number | undefined, values?: object): Promise<string>;
}

export async function signInPhone(
  test: TestApi,
  { companyId }: Pick<TestCompany, 'companyId'>,
  driver = 'D-1',
): Promise<Phone> {
  const { post } = await signDriverIn(test, companyId, { driver });
  const send = async (...events: Event[]) =>
    driverEventsResponse.parse((await post('/DR/Events', { events })).body).data;
  return {
    post,
    send,
    async report(kind, n, values) {
      const [outcome] = await send(eventOf(kind, n, values));
      return outcome?.flag ?? outcome?.outcome ?? '';
    },
  };
}

/** The order of a company by its number, as its list has it. */
export async function orderOf(admin: TestCompany, n: number): Promise<Record<string, unknown> | undefined> {
  const { body } = await admin.post('/DC/DisplayOrders', { filter: { merchant_order_id: [`O-${n}`] } });
  return body.date?.[0];
}

/** What the books say that drivers and merchants have. */
export async function balancesOf(admin: TestCompany) {
  const drivers = (await admin.post('/DC/DisplayDrivers', {})).body.date ?? [];
  const merchants = (await admin.post('/DC/DisplayMerchants', {})).body.date ?? [];
  return [...drivers, ...merchants].map((row) => row.money_orders);
}
