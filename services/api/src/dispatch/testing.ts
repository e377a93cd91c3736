import { randomUUID } from 'node:crypto';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import type { TestCompany } from '../testing/test-api.ts';

export const keyOf = (n: number) => ({ merchant_order_id: `O-${n}`, merchant_id: 'M-1' });

/** A company with two drivers and orders of 20 JD that wait at their merchant. */
export async function fillCompany(admin: TestCompany, orders: number): Promise<void> {
  for (const n of [1, 2]) await admin.post('/DC/CreateDrivers', driverBody(n));
  await admin.post('/DC/CreateCitys', cityBody('عمان'));
  await admin.post('/DC/CreateMerchants', merchantBody(1));
  for (let n = 1; n <= orders; n += 1) await admin.post('/DC/CreateOrders', orderBody(n));
}

/** What becomes of an order, by its number. */
export function scanOf(admin: TestCompany) {
  return async (mode: string, n: number, values: object = {}) => {
    const client_id = randomUUID();
    const { status, body } = await admin.post('/DC/Scan', { client_id, mode, order: keyOf(n), ...values });
    return { status, body, client_id, data: body.data as unknown as Record<string, unknown> };
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
  const { body } = await admin.post('/DC/CreateRun', {
    driver_id: driver,
    day: '2026-01-31',
    orders: numbers.map(keyOf),
    another: true,
  });
  const { run_id } = body.data as unknown as { run_id: number };
  await admin.post('/DC/IssueRun', { run_id });
  return run_id;
}
