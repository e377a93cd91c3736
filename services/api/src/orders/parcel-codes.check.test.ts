import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { checkRecords } from '../server/check-records.ts';
import { cityBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('the check of parcel codes', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    for (const number of [1, 2, 3]) await admin.post('/DC/CreateOrders', orderBody(number));
    await admin.delete('/DC/DeleteOrders/O-3/M-1');
  });

  const setCode = (table: 'orders' | 'deleted_orders', number: number, code: string) =>
    asSystem(test().database, admin.companyId, (tx) =>
      sql`update ${sql.table(table)} set parcel_code = ${code} where merchant_order_id = ${`O-${number}`}`.execute(
        tx,
      ),
    );
  const findings = async () =>
    (await checkRecords(test().database)).flatMap(({ companyId, what }) =>
      companyId === admin.companyId && what.startsWith('Parcel code') ? what : [],
    );

  it.each(['1234567895', '0000000000', '9876543215', '0070000009'])('accepts %s', async (code) => {
    await setCode('orders', 1, code);
    expect(await findings()).toEqual([]);
  });

  it.each([
    ['a wrong check digit', '1234567896'],
    ['two neighbouring digits that changed places', '2134567895'],
    ['nine digits', '123456789'],
    ['eleven digits', '12345678950'],
    ['Arabic digits', '١٢٣٤٥٦٧٨٩٥'],
    ['a letter', '12345O7895'],
    ['a line feed at its end', '1234567895\n'],
    ['no text', ''],
  ])('reports a code with %s, of an order and of a deleted one', async (_, code) => {
    for (const [table, number] of [
      ['orders', 1],
      ['deleted_orders', 3],
    ] as const) {
      await setCode(table, number, code);
      expect(await findings()).toEqual([`Parcel code "${code}" is not ten digits with their check digit.`]);
      await setCode(table, number, '1234567895');
      expect(await findings()).toEqual([]);
      await setCode(table, number, '0000000000');
    }
  });

  it('reports a code that an order shares with a deleted order of its company, but not with another company', async () => {
    await setCode('orders', 1, '1234567895');
    const other = await test().company();
    await other.post('/DC/CreateMerchants', merchantBody(1));
    await other.post('/DC/CreateCitys', cityBody('عمان'));
    await other.post('/DC/CreateOrders', orderBody(1, { parcel_code: '1234567895' }));
    expect(await findings()).toEqual([]);
    await setCode('deleted_orders', 3, '1234567895');
    expect(await findings()).toEqual(['Parcel code "1234567895" is the code of 2 orders.']);
  });

  it('reports a code that two orders share when the index that keeps them apart is missing', async () => {
    const index = (statement: string) => sql.raw(statement).execute(test().database.db);
    await index('drop index orders_parcel_code');
    for (const number of [1, 2]) await setCode('orders', number, '1234567895');
    expect(await findings()).toEqual(['Parcel code "1234567895" is the code of 2 orders.']);
    await setCode('orders', 2, '0000000000');
    await index('create unique index orders_parcel_code on orders (company_id, parcel_code)');
  });
});
