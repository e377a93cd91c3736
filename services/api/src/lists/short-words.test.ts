import { sql } from 'kysely';
import { foldText } from '@tawseel/i18n/text';
import { asSystem } from '../database/in-company.ts';
import { checkRecords } from '../server/check-records.ts';
import { cityBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

const orders = '/DC/DisplayOrders';

onEachDatabase('a search by one or two letters', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
  });
  const create = (n: number, changes: object) => admin.post('/DC/CreateOrders', orderBody(n, changes));
  const found = async (search: string, url = orders) => {
    const { body } = await admin.post(url, { search, sort: 'merchant_order_id' });
    const ids = body.date?.map((row) => row.merchant_order_id);
    expect(body.total).toBe(ids?.length);
    return ids;
  };
  const runs = <Result>(statement: string) =>
    asSystem(
      test().database,
      admin.companyId,
      async (tx) => (await sql.raw<Result>(statement).execute(tx)).rows,
    );

  it('finds the rows that have them, wherever in a word they are', async () => {
    const names = ['qx', 'x', 'aqx', 'aqxa', 'ab qxab', 'Qu X', 'ق', 'قمر طويل', 'a-qx', 'q1x', 'xq'];
    for (const [at, name_customer] of names.entries())
      expect((await create(at, { name_customer, note: at % 2 ? 'qx' : 'z' })).status).toBe(200);
    const texts = await runs<{ id: string; text: string }>(
      'select merchant_order_id as id, search_text as text from orders order by sort_key(merchant_order_id) collate "C"',
    );
    const pairs = names
      .join(' ')
      .split(/\s/)
      .flatMap((word) => Array.from(word, (_, at) => foldText(word.slice(at, at + 2))));
    for (const search of new Set([...pairs, ...pairs.map((pair) => pair.slice(0, 1)), 'zz', 'ظظ', '9q']))
      expect({ search, ids: await found(search) }).toEqual({
        search,
        ids: texts.filter(({ text }) => text.includes(search)).map(({ id }) => id),
      });
  });

  it('finds changed and deleted orders', async () => {
    await create(1, { name_customer: 'ليلى' });
    expect(await found('qx')).toEqual([]);
    await runs(`update orders set note = 'qx'`);
    expect(await found('qx')).toEqual(['O-1']);
    await admin.delete('/DC/DeleteOrders/O-1/M-1');
    expect(await found('qx')).toEqual([]);
    expect(await found('qx', '/DC/Display_deleted_records_Orders')).toEqual(['O-1']);
  });

  it('is checked: letters that were lost are reported', async () => {
    await create(1, { name_customer: 'qx' });
    const own = async () =>
      (await checkRecords(test().database)).filter(({ companyId }) => companyId === admin.companyId);
    expect(await own()).toEqual([]);
    await test()
      .database.db.transaction()
      .execute(async (tx) => {
        await sql`select set_config('app.company_id', ${admin.companyId}, true)`.execute(tx);
        await sql`delete from search_chunks where chunk = ' qx'`.execute(tx);
      });
    expect(await own()).toEqual([
      { companyId: admin.companyId, what: 'The letters " qx" of orders are not in search_chunks.' },
    ]);
  });
});
