import { sql } from 'kysely';
import { acrossCompanies, asSystem } from '../database/in-company.ts';
import { checkRecords } from '../server/check-records.ts';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('the books', (test) => {
  let admin: TestCompany;

  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1, { commission_driver: 1, commission_return: 0.25 }));
    await admin.post('/DC/CreateCitys', cityBody('عمان', { delivery_price: 2.5, return_price: 1.25 }));
  });

  const move = (n: number, status: string) =>
    admin.put('/DC/UpdateOrdersStatus', { merchant_order_id: `O-${n}`, merchant_id: 'M-1', status });
  const end = async (n: number, status: string, changes: object = {}) => {
    await admin.post('/DC/CreateOrders', orderBody(n, { driver_id: 'D-1', ...changes }));
    for (const next of ['Accepted', 'Picked Up', status]) expect((await move(n, next)).status).toBe(200);
  };
  const reverse = (n: number, headers = {}) =>
    admin.post(
      '/DC/ReverseOrderEnd',
      { merchant_order_id: `O-${n}`, merchant_id: 'M-1', reason: 'Wrong order' },
      headers,
    );
  /** Balances other than 0, by account. */
  const cash = async () => {
    const rows = (await admin.post('/DC/DisplayCash')).body.data ?? [];
    return Object.fromEntries(
      rows.flatMap(({ account, balance }) => (balance === 0 ? [] : [[account, balance]])),
    );
  };
  const journal = async (filter: object = {}) =>
    (await admin.post('/DC/DisplayJournal', { filter })).body.data ?? [];

  it.each([
    ['Cash', 'Delivered', { driver_cash: 20, merchant_payable: 17.5, delivery_fees: 2.5 }, 1],
    ['CliQ', 'Delivered', { clearing: 20, merchant_payable: 17.5, delivery_fees: 2.5 }, 1],
    ['Prepaid', 'Delivered', { merchant_payable: -2.5, delivery_fees: 2.5 }, 1],
    ['Cash', 'Returned', { merchant_payable: -1.25, return_fees: 1.25 }, 0.25],
  ])('of a %s order that is %s have each amount once', async (type_payment, status, amounts, commission) => {
    await end(1, status, { type_payment });
    expect(await cash()).toEqual({
      ...amounts,
      commissions: commission,
      driver_commission: commission,
      driver_total: commission,
    });
    expect((await admin.post('/DC/DisplayProfits')).body.data).toEqual([
      expect.objectContaining({ merchant_profit: amounts.merchant_payable }),
    ]);
    expect(await checkRecords(test().database)).toEqual([]);
  });

  it('are as before once an order is delivered and reversed, and it can be delivered again', async () => {
    await end(1, 'Delivered', { type_payment: 'CliQ' });
    expect((await reverse(1)).body.message).toBe('The end of the order was reversed.');
    expect(await cash()).toEqual({});
    for (const [path, key] of [
      ['/DC/DisplayDrivers', 'date'],
      ['/DC/DisplayMerchants', 'data'],
    ] as const)
      expect((await admin.post(path)).body[key]?.[0]).toMatchObject({ money_orders: 0 });
    expect((await admin.post('/DC/DisplayOrders')).body.date).toMatchObject([
      { status: 'In Transit', date_order_delivery_customer_end: null },
    ]);
    expect((await admin.post('/DC/DisplayProfits', { limit: 5 })).body).toMatchObject({ data: [], total: 0 });
    expect((await admin.post('/DC/DisplayNetProfits')).body.data).toMatchObject([
      { total_company_profit: 0 },
    ]);
    const lines = await journal({ reference: 'O-1' });
    const [first, second] = [...new Set(lines.map(({ journal_id }) => journal_id))];
    expect(lines.filter(({ journal_id }) => journal_id === first)).toEqual(
      lines
        .filter(({ journal_id }) => journal_id === second)
        .map(({ account, amount }) =>
          expect.objectContaining({
            account,
            amount: -Number(amount),
            reverses: String(second),
            reason: 'Wrong order',
          }),
        ),
    );
    expect((await move(1, 'Returned')).status).toBe(200);
    expect(await cash()).toMatchObject({ merchant_payable: -1.25, return_fees: 1.25 });
    expect(await checkRecords(test().database)).toEqual([]);
  });

  it('reverse an end once, however often it is requested, and no order that has not ended', async () => {
    await end(1, 'Delivered');
    const answers = await Promise.all(Array.from({ length: 8 }, () => reverse(1)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(await cash()).toEqual({});
    expect((await reverse(1, { 'accept-language': 'ar' })).body.message).toContain('قيد التوصيل');
    expect((await reverse(2)).status).toBe(404);
  });

  it('pay expenses from the cash box: additions, changes, deletions and restorations', async () => {
    await admin.post('/DC/CreateExpenses', { description: 'وقود', quantity: 1, amount: 7.125 });
    const id = Number((await admin.post('/DC/DisplayExpenses')).body.data?.[0]?.company_expense_id);
    const spent = async (amount: number) =>
      expect(await cash()).toEqual(amount ? { cash_box: -amount, operating_expenses: amount } : {});
    await spent(7.125);
    await admin.put('/DC/UpdateExpenses', {
      company_expense_id: id,
      description: 'x',
      quantity: 2,
      amount: 5,
    });
    await spent(5);
    await admin.delete(`/DC/DeleteExpenses/${id}`);
    await spent(0);
    await admin.post(`/DC/RestoreExpenses/${id}`);
    await spent(5);
    expect(await journal({ account: 'cash_box', reference: String(id) })).toHaveLength(4);
  });

  it('take balances that are set by hand from adjustment, and a commission that is paid from the cash box', async () => {
    const money = { salary: 300, commission_driver: 1, commission_return: 0.25, total_delivery_money: 9 };
    const set = (amounts: object) =>
      admin.put('/DC/UpdateDriversMoney', { driver_id: 'D-1', ...money, ...amounts });
    await admin.put('/DC/UpdateMerchantsMoney', { merchant_id: 'M-1', money_orders: 12.5 });
    await set({ money_driver: 10, money_orders: -3, original_money_driver: 0 });
    await set({ money_driver: 4, money_orders: -3, original_money_driver: 10 });
    expect(await cash()).toEqual({
      merchant_payable: 12.5,
      driver_commission: 4,
      driver_cash: -3,
      driver_total: 9,
      cash_box: -6,
      adjustment: -25.5,
    });
  });

  it('move money with a fee, and set the cash box to a count of its present balance', async () => {
    expect(
      (await admin.post('/DC/CountCashBox', { counted: 100, expected: 0, difference: 'earned' })).status,
    ).toBe(200);
    const deposit = { from: 'cash_box', to: 'bank', amount: 60, fee: 0.5, reason: 'Deposit' };
    expect((await admin.post('/DC/MoveMoney', deposit)).status).toBe(200);
    expect(await admin.post('/DC/CountCashBox', { counted: 39.75, expected: 100 })).toMatchObject({
      status: 409,
      body: { code: 'changed', current: { cash_box: 40 } },
    });
    expect((await admin.post('/DC/CountCashBox', { counted: 39.75, expected: 40 })).status).toBe(200);
    expect(await cash()).toEqual({ cash_box: 39.75, bank: 59.5, bank_fees: 0.5, cash_differences: -99.75 });
    for (const [wrong, field] of [
      [{ to: 'cash_box' }, 'to'],
      [{ from: 'opening' }, 'from'],
      [{ amount: 0, fee: 0 }, 'amount'],
      [{ fee: 61 }, 'fee'],
    ] as const) {
      const { status, body } = await admin.post('/DC/MoveMoney', { ...deposit, ...wrong });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  it('list postings by account, holder, kind and person, and balances by holder', async () => {
    await end(1, 'Delivered');
    await end(2, 'Returned');
    const accounts = async (filter: object) => (await journal(filter)).map(({ account }) => account);
    expect(await accounts({ holder_id: 'M-1' })).toEqual(['merchant_payable', 'merchant_payable']);
    expect(await accounts({ kind: 'returned', account: 'return_fees' })).toEqual(['return_fees']);
    expect(await accounts({ account: 'driver_cash', admin_id: `${admin.companyId}-1` })).toEqual([
      'driver_cash',
    ]);
    expect(await accounts({ admin_id: 'nobody' })).toEqual([]);
    const { data } = (await admin.post('/DC/DisplayAccountBalances', { filter: { holder_id: 'D-1' } })).body;
    expect(data).toMatchObject([
      { account: 'driver_cash', balance: 20 },
      { account: 'driver_commission', balance: 1.25 },
      { account: 'driver_total', balance: 1.25 },
    ]);
    const other = await test().company();
    for (const path of ['/DC/DisplayJournal', '/DC/DisplayAccountBalances'])
      expect((await other.post(path)).body.data).toEqual([]);
  });

  it.each([
    'update drivers set money_driver = 1',
    'update drivers set money_orders = 1',
    'update merchants set money_orders = 1',
    "insert into book_accounts values (current_setting('app.company_id'), 'bank', '', 1)",
  ])('refuse %s', async (statement) => {
    await expect(
      asSystem(test().database, admin.companyId, (tx) => sql.raw(statement).execute(tx)),
    ).rejects.toThrow('change by postings alone');
    await expect(
      acrossCompanies(test().database, (tx) =>
        sql.raw(statement.replace("current_setting('app.company_id')", `'${admin.companyId}'`)).execute(tx),
      ),
    ).rejects.toThrow('change by postings alone');
  });

  it('refuse a journal that does not add up to 0, and any change of a posting', async () => {
    const posting = (tx: Parameters<Parameters<typeof asSystem>[2]>[0]) =>
      sql`with j as (insert into journals (company_id, kind) values (${admin.companyId}, 'move') returning *)
        insert into postings (company_id, journal_id, account, amount)
        select company_id, journal_id, 'bank', 1 from j`.execute(tx);
    await expect(asSystem(test().database, admin.companyId, posting)).rejects.toThrow('does not balance');
    for (const change of ['update postings set amount = 0', 'delete from journals', 'truncate postings'])
      await expect(acrossCompanies(test().database, (tx) => sql.raw(change).execute(tx))).rejects.toThrow(
        'append-only',
      );
    expect(await cash()).toEqual({});
  });
});
