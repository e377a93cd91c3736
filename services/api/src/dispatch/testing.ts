import { randomUUID } from 'node:crypto';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import type { TestCompany, TestPerson, TestResponse } from '../testing/test-api.ts';

export const keyOf = (n: number) => ({ merchant_order_id: `O-${n}`, merchant_id: 'M-1' });

/** The data of a response. */
export function dataOf({ body }: TestResponse): Record<string, unknown> {
  const data: unknown = body.data;
  return typeof data === 'object' ? { ...data } : {};
}

/** The number of a run or manifest that was made. */
export function numberOf(response: TestResponse, name: 'run_id' | 'manifest_id'): number {
  return Number(dataOf(response)[name]);
}

/** A company with drivers, two if not told otherwise, and orders of 20 JD that wait at their merchant. */
export async function fillCompany(admin: TestCompany, orders: number, drivers = 2): Promise<void> {
  for (let n = 1; n <= drivers; n += 1) await admin.post('/DC/CreateDrivers', driverBody(n));
  await admin.post('/DC/CreateCitys', cityBody('عمان'));
  await admin.post('/DC/CreateMerchants', merchantBody(1));
  for (let n = 1; n <= orders; n += 1) await admin.post('/DC/CreateOrders', orderBody(n));
}

/** What becomes of an order, by its number. */
export function scanOf(person: TestPerson) {
  return async (mode: string, n: number, values: object = {}) => {
    const client_id = randomUUID();
    const response = await person.post('/DC/Scan', { client_id, mode, order: keyOf(n), ...values });
    return { status: response.status, body: response.body, client_id, data: dataOf(response) };
  };
}

/** Makes a run of received orders and sends it out. Returns its number. */
export async function sendOut(
  admin: TestCompany,
  numbers: readonly number[],
  driver = 'D-1',
): Promise<number> {
  const scan = scanOf(admin);
  for (const n of numbers) await scan('in', n);
  const made = await admin.post('/DC/CreateRun', {
    driver_id: driver,
    day: '2026-01-31',
    orders: numbers.map(keyOf),
    another: true,
  });
  const run_id = numberOf(made, 'run_id');
  await admin.post('/DC/IssueRun', { run_id });
  return run_id;
}
