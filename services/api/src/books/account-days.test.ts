import { sql } from 'kysely';
import { acrossCompanies, asSystem } from '../database/in-company.ts';
import { awaitWholeDay } from '../testing/present-day.ts';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { checkAccountDays } from './books.check.ts';

onEachDatabase('days of accounts', (test) => {
  let admin: TestCompany;

  beforeEach(async () => {
    await awaitWholeDay();
    admin = await test().company();
    for (const n of [1, 2]) {
      await admin.post('/DC/CreateMerchants', merchantBody(n));
      await admin.post('/DC/CreateDrivers', driverBody(n, { commission_driver: 1 }));
    }
    await admin.post('/DC/CreateCitys', cityBody('عمان', { delivery_price: 2.5 }));
  });

  /** Posts a journal of a day before today, in JD, and returns its number. */
  const post = (days: number, lines: readonly [string, string, number][], reverses: number | null = null) =>
    asSystem(test().database, admin.companyId, async (tx) => {
      const { rows } = await sql<{ id: number }>`
        insert into journals (company_id, kind, happened_at, reverses)
        values (${admin.companyId}, ${reverses ? 'reversal' : 'handover'}, now() - ${days} * interval '1 day', ${reverses})
        returning journal_id as id`.execute(tx);
      const id = rows[0]?.id ?? 0;
      for (const [account, holder, amount] of lines)
        await sql`insert into postings (company_id, journal_id, account, holder_id, amount)
          values (${admin.companyId}, ${id}, ${account}, ${holder}, ${amount * 1000})`.execute(tx);
      return id;
    });
  const ages = async () => {
    const rows = (await admin.post('/DC/DisplayMoneyByAge')).body.data ?? [];
    return Object.fromEntries(
      rows.map((row) => [
        row['account'],
        [row['balance'], row['days_0_1'], row['days_2_3'], row['days_4_7'], row['older']],
      ]),
    );
  };
  const cash = async () => (await admin.post('/DC/DisplayCashByDay')).body.data ?? [];

  it('give the balances at the end of each day, the present ones last', async () => {
    await post(40, [
      ['cash_box', '', 100],
      ['opening', '', -100],
    ]);
    await post(2, [
      ['driver_cash', 'D-1', 20],
      ['merchant_payable', 'M-1', -17.5],
      ['delivery_fees', '', -2.5],
    ]);
    await post(1, [
      ['cash_box', '', 15],
      ['driver_cash', 'D-1', -15],
    ]);
    await admin.post('/DC/CreateExpenses', { description: 'وقود', quantity: 1, amount: 7.125 });
    const rows = await cash();
    expect(rows).toHaveLength(31);
    expect(rows.at(-4)).toMatchObject({ cash_box: 100, driver_cash: 0, merchant_payable: 0, earned: 0 });
    expect(rows.at(-3)).toMatchObject({
      cash_box: 100,
      driver_cash: 20,
      merchant_payable: 17.5,
      earned: 2.5,
    });
    expect(rows.at(-2)).toMatchObject({ cash_box: 115, driver_cash: 5, merchant_payable: 17.5 });
    expect(rows.at(-1)).toMatchObject({ cash_box: 107.875, driver_cash: 5, earned: -4.625, bank: 0 });
    expect(rows[0]).toMatchObject({ cash_box: 100 });
    const days = rows.map(({ day }) => String(day));
    expect(days).toEqual(days.toSorted((a, b) => a.localeCompare(b)));
    const page = (await admin.post('/DC/DisplayCashByDay', { limit: 1, sort: '-day' })).body.data;
    expect(page).toEqual([rows.at(-1)]);
    expect(await acrossCompanies(test().database, checkAccountDays)).toEqual([]);
  });

  it('date each balance by its newest increases, for each driver and merchant', async () => {
    for (const [days, amount] of [
      [12, 100],
      [5, 40],
      [3, 30],
      [0, 20],
    ] as const)
      await post(days, [
        ['driver_cash', 'D-1', amount],
        ['merchant_payable', 'M-1', -amount],
      ]);
    await post(9, [
      ['driver_cash', 'D-2', 7.125],
      ['merchant_payable', 'M-2', 4],
      ['adjustment', '', -11.125],
    ]);
    expect(await ages()).toEqual({
      driver_cash: [197.125, 20, 30, 40, 107.125],
      driver_commission: [0, 0, 0, 0, 0],
      driver_shortage: [0, 0, 0, 0, 0],
      merchant_payable: [190, 20, 30, 40, 100],
    });
    await post(0, [
      ['cash_box', '', 130],
      ['driver_cash', 'D-1', -130],
    ]);
    expect((await ages())['driver_cash']).toEqual([67.125, 20, 30, 10, 7.125]);
  });

  it('take a reversal back from the day that it reverses', async () => {
    await post(10, [
      ['driver_cash', 'D-1', 50],
      ['merchant_payable', 'M-1', -50],
    ]);
    const delivered = await post(3, [
      ['driver_cash', 'D-1', 20],
      ['merchant_payable', 'M-1', -20],
    ]);
    const handover = await post(2, [
      ['cash_box', '', 60],
      ['driver_cash', 'D-1', -60],
    ]);
    expect((await ages())['driver_cash']).toEqual([10, 0, 10, 0, 0]);
    await post(
      0,
      [
        ['cash_box', '', -60],
        ['driver_cash', 'D-1', 60],
      ],
      handover,
    );
    expect((await ages())['driver_cash']).toEqual([70, 0, 20, 0, 50]);
    await post(
      0,
      [
        ['driver_cash', 'D-1', -20],
        ['merchant_payable', 'M-1', 20],
      ],
      delivered,
    );
    expect((await ages())['driver_cash']).toEqual([50, 0, 0, 0, 50]);
    expect((await ages())['merchant_payable']).toEqual([50, 0, 0, 0, 50]);
  });

  it('follow deliveries and their reversals, in numbers that the check compares with postings', async () => {
    const move = (status: string) =>
      admin.put('/DC/UpdateOrdersStatus', { merchant_order_id: 'O-1', merchant_id: 'M-1', status });
    await admin.post('/DC/CreateOrders', orderBody(1, { driver_id: 'D-1' }));
    for (const status of ['Accepted', 'Picked Up', 'Delivered']) await move(status);
    expect((await cash()).at(-1)).toMatchObject({ driver_cash: 20, merchant_payable: 17.5, earned: 1.5 });
    for (const list of ['', 'ByMonth', 'ByYear'])
      expect((await admin.post(`/DC/DisplayNetProfits${list}`)).body.data).toMatchObject([
        { net_profit: 2.5, after_commissions: 1.5 },
      ]);
    await admin.post('/DC/ReverseOrderEnd', {
      merchant_order_id: 'O-1',
      merchant_id: 'M-1',
      reason: 'Wrong order',
    });
    expect((await cash()).at(-1)).toMatchObject({ driver_cash: 0, merchant_payable: 0, earned: 0 });
    expect((await ages())['driver_cash']).toEqual([0, 0, 0, 0, 0]);
    expect(await acrossCompanies(test().database, checkAccountDays)).toEqual([]);
    const wrong = sql`update account_days set amount = 1`;
    await expect(asSystem(test().database, admin.companyId, (tx) => wrong.execute(tx))).rejects.toThrow(
      'change by postings alone',
    );
    const other = await test().company();
    expect((await other.post('/DC/DisplayCashByDay')).body.data?.at(-1)).toMatchObject({ driver_cash: 0 });
  });

  it('are kept from roles that see no balances', async () => {
    const dispatcher = await admin.person('Dispatcher');
    for (const path of ['/DC/DisplayCashByDay', '/DC/DisplayMoneyByAge'])
      expect((await dispatcher.post(path)).status).toBe(409);
  });
});
