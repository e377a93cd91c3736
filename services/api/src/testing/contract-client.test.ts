import { checkServer, lists } from '@tawseel/conformance';
import { asSystem } from '../database/in-company.ts';
import { insertRows } from '../demo/insert-rows.ts';
import { tableRows } from './table-rows.ts';
import { onEachDatabase, type TestCompany } from './test-api.ts';

const tables = [
  'drivers',
  'cars',
  'cities',
  'merchants',
  'orders',
  'deleted_orders',
  'profits',
  'expenses',
  'payments',
  'contracts',
];

function typeOf(value: unknown, type: string) {
  return value === null && type.endsWith('?') ? type : `${typeof value}${type.endsWith('?') ? '?' : ''}`;
}

onEachDatabase('a client of the contract alone', (test) => {
  let company: TestCompany;

  beforeAll(async () => {
    company = await test().company();
    const { companyId } = company;
    await asSystem(test().database, companyId, async (tx) => {
      for (const table of tables)
        await insertRows(tx, table, [{ ...tableRows[table], company_id: companyId }]);
      await insertRows(tx, 'orders', [
        { ...tableRows.orders, merchant_order_id: 'O-3', company_id: companyId },
      ]);
    });
  });

  it.each(Object.values(lists))('gets rows of $path with every field, of its own type', async (list) => {
    const [row] = (await company.post(list.path)).body[list.key] ?? [];
    const types = Object.entries(list.fields);
    const found = types.map(([name, type]) => [name, typeOf(row?.[name], type)]);
    expect(Object.fromEntries(found)).toEqual(list.fields);
  });

  it('finds every call as the contract describes it', async () => {
    const outcomes = await checkServer({
      api: await test().app.listen({ port: 0, host: '127.0.0.1' }),
      company: company.companyId,
      password: company.password,
      sign: 'C-1',
      deleteOrder: { merchant_order_id: 'O-1', merchant_id: 'M-1' },
    });
    expect(outcomes.filter(({ result }) => result !== 'holds')).toEqual([]);
    expect(new Set(outcomes.map(({ call }) => call)).size).toBe(40);
  });
});
