import { sql } from 'kysely';
import { postAdjustment } from '../books/post-journal.ts';
import { asSystem } from '../database/in-company.ts';
import { insertRows } from '../demo/insert-rows.ts';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { untilBlocked } from '../testing/until-blocked.ts';
import { checkRecords } from '../server/check-records.ts';

const arabic = { 'accept-language': 'ar' };
const jordan = encodeURIComponent('الأردن');
const amman = encodeURIComponent('عمان');

onEachDatabase('deletion', (test) => {
  let admin: TestCompany;

  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1, { commission_driver: 1, commission_return: 0 }));
    await admin.post('/DC/CreateCitys', cityBody('عمان', { delivery_price: 2.5 }));
  });

  const move = async (n: number, ...statuses: string[]) => {
    for (const status of statuses) {
      const body = { merchant_order_id: `O-${n}`, merchant_id: 'M-1', status };
      expect((await admin.put('/DC/UpdateOrdersStatus', body)).status).toBe(200);
    }
  };
  const deliver = async () => {
    await admin.post('/DC/CreateOrders', orderBody(1, { driver_id: 'D-1' }));
    await move(1, 'Accepted', 'Picked Up', 'Delivered');
  };
  const settle = (changes: object) =>
    admin.put('/DC/UpdateDriversMoney', {
      driver_id: 'D-1',
      salary: 300,
      commission_driver: 1,
      commission_return: 0,
      money_driver: 1,
      money_orders: 20,
      total_delivery_money: 1,
      original_money_driver: 1,
      ...changes,
    });
  /** Replaces no-break spaces, so that the test can use plain ones. */
  const words = (message: unknown) => String(message).replaceAll('\u00A0', ' ');

  it('rejects a merchant with a balance, reports the amount, and succeeds after the payout', async () => {
    await deliver();
    const path = `/DC/Deletedmerchants/${admin.companyId}/M-1`;
    const refused = await admin.delete(path);
    expect(refused).toMatchObject({ status: 409, body: { code: 'in_use' } });
    expect(words(refused.body.message)).toBe(
      "This merchant's balance is 17.50 JD. Settle it under Merchants' money, then delete the merchant.",
    );
    expect(words((await admin.delete(path, arabic)).body.message)).toBe(
      'رصيد هذا التاجر 17.50 د.أ. سوِّ الرصيد في «أموال التجار»، ثم احذف التاجر.',
    );
    expect((await admin.post('/DC/DisplayMerchants')).body.data).toHaveLength(1);
    await admin.put('/DC/UpdateMerchantsMoney', { merchant_id: 'M-1', money_orders: 0 });
    expect((await admin.delete(path)).status).toBe(200);
    expect((await admin.delete(path)).status).toBe(404);
  });

  it('rejects a merchant who owes the company', async () => {
    await admin.post('/DC/CreateOrders', orderBody(1, { driver_id: 'D-1' }));
    await move(1, 'Accepted', 'Picked Up', 'Returned');
    const refused = await admin.delete(`/DC/Deletedmerchants/${admin.companyId}/M-1`);
    expect(refused.status).toBe(409);
    expect(words(refused.body.message)).toContain('balance is -1.25 JD.');
  });

  it('rejects a driver with cash or a commission balance and reports the amounts', async () => {
    await deliver();
    const path = `/DC/DeleteDriver/D-1/${admin.companyId}`;
    const refused = async (headers = {}) => {
      const { status, body } = await admin.delete(path, headers);
      expect([status, body.code]).toEqual([409, 'in_use']);
      return words(body.message);
    };
    expect(await refused()).toContain('order money is 20.00 JD and their commission balance 1.00 JD.');
    expect(await refused(arabic)).toContain('أموال الطلبات لدى هذا السائق 20.00 د.أ ورصيد عمولته 1.00 د.أ.');
    await settle({ money_orders: 0 });
    expect(await refused()).toContain("This driver's commission balance is 1.00 JD.");
    await settle({ money_orders: 0.125, money_driver: 0 });
    expect(await refused()).toContain("This driver's order money is 0.125 JD.");
    await settle({ money_orders: 0, money_driver: 0, original_money_driver: 0 });
    expect((await admin.delete(path)).status).toBe(200);
    expect((await admin.delete(path)).status).toBe(404);
  });

  it.each([
    ['merchant', '/DC/Deletedmerchants/COMPANY/M-1', 'Open orders of this merchant: 1. ', 'لهذا التاجر: 1.'],
    ['driver', '/DC/DeleteDriver/D-1/COMPANY', 'Open orders of this driver: 1. ', 'لدى هذا السائق: 1.'],
  ])('rejects a %s with open orders and reports their number', async (_, url, english, inArabic) => {
    const path = url.replace('COMPANY', admin.companyId);
    await admin.post('/DC/CreateOrders', orderBody(1, { driver_id: 'D-1' }));
    const refused = await admin.delete(path);
    expect(refused).toMatchObject({ status: 409, body: { code: 'in_use' } });
    expect(refused.body.message).toContain(english);
    expect((await admin.delete(path, arabic)).body.message).toContain(inArabic);
    await move(1, 'Cancelled');
    expect((await admin.delete(path)).status).toBe(200);
  });

  it('rejects a city with open orders and reports their number until they are completed', async () => {
    for (const n of [1, 2, 3]) await admin.post('/DC/CreateOrders', orderBody(n, { driver_id: 'D-1' }));
    await move(2, 'Accepted', 'Picked Up');
    await move(3, 'Cancelled');
    const path = `/DC/DeleteCitys/${amman}/${jordan}`;
    expect(await admin.delete(path)).toMatchObject({
      status: 409,
      body: {
        code: 'in_use',
        message: 'Open orders to this city: 2. Deliver, return or cancel them, then delete the city.',
      },
    });
    expect((await admin.delete(path, arabic)).body.message).toContain('الطلبات المفتوحة إلى هذه المدينة: 2.');
    await move(1, 'Cancelled');
    await move(2, 'Returned');
    expect((await admin.delete(path)).status).toBe(200);
    expect((await admin.delete(path)).status).toBe(404);
  });

  it('reveals nothing to another company', async () => {
    await deliver();
    const other = await test().company();
    for (const path of [
      `/DC/Deletedmerchants/${other.companyId}/M-1`,
      `/DC/DeleteDriver/D-1/${other.companyId}`,
      `/DC/DeleteCitys/${amman}/${jordan}`,
    ])
      expect((await other.delete(path)).status).toBe(404);
  });

  it.each([
    ['merchant', 'merchant_payable', 'M-1', '/DC/Deletedmerchants/COMPANY/M-1'],
    ['driver', 'driver_cash', 'D-1', '/DC/DeleteDriver/D-1/COMPANY'],
  ] as const)(
    'of a %s waits for a running delivery, then is rejected with its amount',
    async (_, account, holder, path) => {
      const { database } = test();
      const { deletion } = await asSystem(database, admin.companyId, async (tx) => {
        await postAdjustment(tx, admin.companyId, [{ account, holder, amount: 20_000 }]);
        const deletion = admin.delete(path.replace('COMPANY', admin.companyId));
        await untilBlocked(database, tx);
        return { deletion };
      });
      expect(await deletion).toMatchObject({ status: 409, body: { code: 'in_use' } });
    },
  );

  it('of a merchant and a driver during their deliveries hides neither with a balance', async () => {
    const rounds = 12;
    const each = Array.from({ length: rounds }, (_, i) => i + 10);
    for (const n of each) {
      await admin.post('/DC/CreateMerchants', merchantBody(n));
      await admin.post('/DC/CreateDrivers', driverBody(n, { commission_driver: 1 }));
      await admin.post('/DC/CreateOrders', orderBody(n, { merchant_id: `M-${n}`, driver_id: `D-${n}` }));
      const order = { merchant_order_id: `O-${n}`, merchant_id: `M-${n}` };
      for (const status of ['Accepted', 'Picked Up'])
        await admin.put('/DC/UpdateOrdersStatus', { ...order, status });
    }
    const answers = await Promise.all(
      each.flatMap((n) => {
        const delivery = () =>
          admin.put('/DC/UpdateOrdersStatus', {
            merchant_order_id: `O-${n}`,
            merchant_id: `M-${n}`,
            status: 'Delivered',
          });
        const deletions = [
          () => admin.delete(`/DC/Deletedmerchants/${admin.companyId}/M-${n}`),
          () => admin.delete(`/DC/DeleteDriver/D-${n}/${admin.companyId}`),
        ];
        const [first, second] = n % 2 ? [deletions, [delivery]] : [[delivery], deletions];
        return [...first, ...second].map((send) => send());
      }),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    // The row at the time of its deletion, without the amounts of later deliveries.
    const hidden = await asSystem(test().database, admin.companyId, async (tx) => {
      const { rows } = await sql<{ entity_key: string; balance: string; commission: string | null }>`
        select entity_key, after ->> 'money_orders' as balance, after ->> 'money_driver' as commission
        from audit where company_id = ${admin.companyId} and action = 'delete'`.execute(tx);
      return rows;
    });
    for (const { balance, commission } of hidden) {
      expect([Number(balance), Number(commission ?? 0)]).toEqual([0, 0]);
    }
    expect(await checkRecords(test().database)).toEqual([]);
  }, 120_000);

  it('of a city during order creation leaves no order behind', async () => {
    const cities = Array.from({ length: 10 }, (_, i) => `مدينة ${i + 1}`);
    for (const city of cities) await admin.post('/DC/CreateCitys', cityBody(city));
    const answers = await Promise.all(
      cities.flatMap((city, at) => {
        const creation = () =>
          admin.post('/DC/CreateOrders', orderBody(at + 1, { city_order: city, driver_id: 'D-1' }));
        const deletion = () => admin.delete(`/DC/DeleteCitys/${encodeURIComponent(city)}/${jordan}`);
        return (at % 2 ? [deletion, creation] : [creation, deletion]).map((send) => send());
      }),
    );
    for (const { status } of answers) expect([200, 400, 409]).toContain(status);
    const left = await asSystem(test().database, admin.companyId, async (tx) => {
      const { rows } =
        await sql`select 1 from orders o join cities c on c.company_id = o.company_id and c.city = o.city_order
        where o.company_id = ${admin.companyId} and c.deleted_at is not null`.execute(tx);
      return rows;
    });
    expect(left).toEqual([]);
  }, 120_000);

  it('of a merchant in an earlier version lets open orders be delivered once the merchant is restored', async () => {
    const row = {
      ...orderBody(1, { driver_id: 'D-1', total_price: 20_000, status: 'In Transit' }),
      name_shop: 'متجر',
    };
    await asSystem(test().database, admin.companyId, (tx) =>
      insertRows(tx, 'orders', [{ ...row, company_id: admin.companyId }]),
    );
    // Earlier versions hid merchants who had open orders.
    await asSystem(test().database, admin.companyId, (tx) =>
      tx.updateTable('merchants').set({ deleted_at: '2026-01-31' }).execute(),
    );
    const delivered = { merchant_order_id: 'O-1', merchant_id: 'M-1', status: 'Delivered' };
    expect((await admin.put('/DC/UpdateOrdersStatus', delivered)).status).toBe(409);
    expect((await admin.post('/DC/RestoreMerchants/M-1')).status).toBe(200);
    await move(1, 'Delivered');
    expect(await checkRecords(test().database)).toEqual([]);
  });
});
