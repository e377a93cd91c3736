import { acrossCompanies } from '../database/in-company.ts';
import { readIdentities } from '../books/identity.ts';
import { checkRecords } from '../server/check-records.ts';
import { cityBody, driverBody, merchantBody, orderBody } from './samples.ts';
import type { TestApi, TestCompany } from './test-api.ts';

/** Adds a merchant, a driver with a commission of 1 JD, and a city. */
export async function addHolders(admin: TestCompany): Promise<void> {
  await admin.post('/DC/CreateMerchants', merchantBody(1));
  await admin.post('/DC/CreateDrivers', driverBody(1, { commission_driver: 1 }));
  await admin.post('/DC/CreateCitys', cityBody('عمان', { delivery_price: 2.5, return_price: 1.25 }));
}

/** Fails unless all records agree with each other, and the money of every company is in one place. */
export async function expectSoundRecords({ database }: Pick<TestApi, 'database'>): Promise<void> {
  expect(await checkRecords(database)).toEqual([]);
  const identities = await acrossCompanies(database, readIdentities);
  expect(identities.filter(({ holds }) => !holds)).toEqual([]);
}

/** Requests of handovers, of a driver `D-1` if none is named. */
export function handoverRequests({ post, put }: TestCompany) {
  const move = (n: number, status: string) =>
    put('/DC/UpdateOrdersStatus', { merchant_order_id: `O-${n}`, merchant_id: 'M-1', status });
  const rows = async (path: string, body: object = {}): Promise<Record<string, unknown>[]> =>
    (await post(path, body)).body.data ?? [];
  return {
    move,
    rows,
    async deliver(n: number, changes: object = {}) {
      await post('/DC/CreateOrders', orderBody(n, { driver_id: 'D-1', ...changes }));
      for (const next of ['Accepted', 'Picked Up', 'Delivered'])
        expect((await move(n, next)).status).toBe(200);
    },
    /** Balances other than 0, by account. */
    async cash(): Promise<Record<string, unknown>> {
      const positions = await rows('/DC/DisplayCash');
      return Object.fromEntries(
        positions.flatMap(({ account, balance }) =>
          balance === 0 ? [] : [[String(account), balance] as const],
        ),
      );
    },
    /** Ids of the orders that the driver has not handed over. */
    async held() {
      const filter = { driver_id: 'D-1', handover_id: 0 };
      const orders = await rows('/DC/DisplayHandoverOrders', { filter });
      return orders.map(({ merchant_order_id: id }) => id);
    },
    /** Sets the cash of the driver by hand. */
    setCash: (money_orders: number) =>
      put('/DC/UpdateDriversMoney', {
        driver_id: 'D-1',
        salary: 300,
        commission_driver: 1,
        commission_return: 0.25,
        total_delivery_money: 0,
        money_driver: 0,
        original_money_driver: 0,
        money_orders,
      }),
    handOver: (changes: object, headers = {}) =>
      post('/DC/PostHandover', { driver_id: 'D-1', ...changes }, headers),
    reverse: (handover_id: number, headers = {}) =>
      post('/DC/ReverseHandover', { handover_id, reason: 'Wrong count' }, headers),
  };
}
