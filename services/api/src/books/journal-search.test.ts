import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('a search of the journal', (test) => {
  let admin: TestCompany;
  /** Accounts of the lines that a search finds, the newest first. */
  const found = async (search: string, filter: object = {}) => {
    const rows = (await admin.post('/DC/DisplayJournal', { search, filter })).body.data ?? [];
    return rows.map(({ reference, account }) => `${String(reference)} ${String(account)}`);
  };

  beforeAll(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    for (const n of [1, 2]) {
      await admin.post('/DC/CreateOrders', orderBody(n, { driver_id: 'D-1', total_price: n + 20.125 }));
      for (const status of ['Accepted', 'Picked Up', 'Delivered'])
        await admin.put('/DC/UpdateOrdersStatus', {
          merchant_order_id: `O-${n}`,
          merchant_id: 'M-1',
          status,
        });
    }
    const reversal = { merchant_order_id: 'O-1', merchant_id: 'M-1', reason: 'سُلّم إلى جار العميل' };
    await admin.post('/DC/ReverseOrderEnd', reversal);
  });

  it('finds lines by order, account, amount, kind, person and reason', async () => {
    expect(await found('O-2')).toHaveLength(5);
    expect(await found('22.125')).toEqual(['O-2 driver_cash']);
    expect(await found('driver_cash')).toEqual(['O-1 driver_cash', 'O-2 driver_cash', 'O-1 driver_cash']);
    expect(await found('reversal')).toHaveLength(5);
    expect(await found('سلم جار')).toHaveLength(5);
    expect(await found('Admin')).toHaveLength(15);
    expect(await found('o-2 D-1')).toEqual(['O-2 driver_cash', 'O-2 driver_commission']);
    expect(await found('DELIVERY_FEES', { merchant_id: 'M-1' })).toHaveLength(3);
  });

  it('finds a line by its own words, not by those of another line of its journal', async () => {
    expect(await found('driver_cash delivery_fees')).toEqual([]);
    expect(await found('zq')).toEqual([]);
    expect(await found('no such word')).toEqual([]);
  });

  it('finds nothing of another company', async () => {
    const other = await test().company();
    expect((await other.post('/DC/DisplayJournal', { search: 'O-2' })).body.data).toEqual([]);
  });
});
