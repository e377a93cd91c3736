import { checkRecords } from '../server/check-records.ts';
import { driverBody, merchantBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('opening money', (test) => {
  let admin: TestCompany;

  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
  });

  /** Balances other than 0, by account. */
  const cash = async () => {
    const rows = (await admin.post('/DC/DisplayCash')).body.data ?? [];
    return Object.fromEntries(
      rows.flatMap(({ account, balance }) => (balance === 0 ? [] : [[account, balance]])),
    );
  };
  const earned = async () => (await admin.post('/DC/DisplayCashByDay')).body.data?.at(-1)?.earned;
  const box = (amount: number, expected = 0) => ({ account: 'cash_box', amount, expected });
  const post = (lines: readonly object[], more: object = {}, by: Pick<TestCompany, 'post'> = admin) =>
    by.post('/DC/PostOpening', { lines, ...more });
  const count = (
    counted: number,
    expected: number,
    more: object = {},
    by: Pick<TestCompany, 'post'> = admin,
  ) => by.post('/DC/CountCashBox', { counted, expected, ...more });
  const spend = (amount: number) =>
    admin.post('/DC/CreateExpenses', { description: 'وقود', quantity: 1, amount });
  const holds = async () => expect(await checkRecords(test().database)).toEqual([]);

  it('of the cash box, the bank, drivers and merchants is posted once and never earned', async () => {
    const lines = [
      box(500),
      { account: 'bank', amount: -120.5, expected: 0 },
      { account: 'driver_cash', holder_id: 'D-1', amount: 80, expected: 0 },
      { account: 'merchant_payable', holder_id: 'M-1', amount: 60.25, expected: 0 },
    ];
    expect((await post(lines)).body.message).toBe('The opening money was saved.');
    const opened = { cash_box: 500, bank: -120.5, driver_cash: 80, merchant_payable: 60.25, opening: 399.25 };
    expect(await cash()).toEqual(opened);
    expect(await post(lines)).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect((await count(500, 500)).status).toBe(200);
    expect(await cash()).toEqual(opened);
    expect(await earned()).toBe(0);
    expect((await admin.post('/DC/DisplayOpening')).body.data).toEqual([
      { account: 'bank', holder_id: '', holder_name: '', amount: -120.5, reason: '' },
      { account: 'cash_box', holder_id: '', holder_name: '', amount: 500, reason: '' },
      { account: 'driver_cash', holder_id: 'D-1', holder_name: expect.any(String), amount: 80, reason: '' },
      {
        account: 'merchant_payable',
        holder_id: 'M-1',
        holder_name: expect.any(String),
        amount: 60.25,
        reason: '',
      },
    ]);
    expect((await admin.post('/DC/DisplayMerchants')).body.data?.[0]).toMatchObject({ money_orders: 60.25 });
    expect((await admin.post('/DC/DisplayUnpaidLines')).body.data).toMatchObject([{ amount: 60.25 }]);
    expect(
      (await admin.post('/DC/DisplayActivity', { filter: { entity: 'opening_balance' } })).body.data,
    ).toHaveLength(4);
    await holds();
  });

  it('changes freely until the first count, then by the owner with a reason', async () => {
    const accountant = await admin.person('Accountant');
    expect((await post([box(500)], {}, accountant)).status).toBe(200);
    expect((await post([box(450, 500)], {}, accountant)).status).toBe(200);
    expect(await cash()).toEqual({ cash_box: 450, opening: 450 });
    expect((await count(450, 450)).status).toBe(200);
    expect(await post([box(400, 450)], { reason: 'x' }, accountant)).toMatchObject({
      status: 409,
      body: { code: 'not_permitted', message: expect.stringContaining('Only the owner') },
    });
    expect(await post([box(400, 450)])).toMatchObject({
      status: 400,
      body: { fields: { reason: expect.any(String) } },
    });
    expect((await post([box(400, 450)], { reason: 'Counted twice' })).status).toBe(200);
    expect(await cash()).toEqual({ cash_box: 400, opening: 400 });
    await holds();
  });

  it.each([
    ['a negative cash box', [{ account: 'cash_box', amount: -1, expected: 0 }], 400],
    ['an account twice', [box(1), box(2)], 400],
    ['no account', [], 400],
    ['a driver without a name', [{ account: 'driver_cash', amount: 1, expected: 0 }], 400],
    ['another account', [{ account: 'opening', amount: 1, expected: 0 }], 400],
    ['an unknown driver', [{ account: 'driver_cash', holder_id: 'D-9', amount: 1, expected: 0 }], 404],
  ])('of %s is refused', async (_, lines, status) => {
    expect((await post(lines)).status).toBe(status);
    expect(await cash()).toEqual({});
  });

  it('of another company cannot be seen or set', async () => {
    const other = await test().company();
    await post([box(5)]);
    const lines = [{ account: 'driver_cash', holder_id: 'D-1', amount: 1, expected: 0 }];
    expect((await post(lines, {}, other)).status).toBe(404);
    expect((await other.post('/DC/DisplayOpening')).body.data).toEqual([]);
  });

  it('is asked for by a first count, and what it finds is posted as it is said to be', async () => {
    await spend(120);
    const refused = await count(500, -120);
    expect(refused).toMatchObject({ status: 409, body: { code: 'opening_missing' } });
    expect(refused.body.message).toMatch(/first count.*620\.00\sJD would be a profit/);
    expect(await cash()).toEqual({ cash_box: -120, operating_expenses: 120 });

    const cashier = await admin.person('Cashier');
    expect((await count(500, -120, { difference: 'opening' }, cashier)).body.code).toBe('not_permitted');
    expect((await count(500, -120, { difference: 'opening' })).status).toBe(200);
    expect(await cash()).toEqual({ cash_box: 500, operating_expenses: 120, opening: 620 });
    expect(await earned()).toBe(-120);
    expect((await count(501, 500, { difference: 'opening' })).status).toBe(400);
    expect((await count(501, 500, {}, cashier)).status).toBe(200);
    expect(await cash()).toMatchObject({ cash_box: 501, cash_differences: -1 });
    await holds();
  });

  it('is taken once by one of many first counts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => count(500, 0, { difference: 'opening' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await cash()).toEqual({ cash_box: 500, opening: 500 });
    await holds();
  });

  it("is apart from what the owner pays in and takes out, which the owner's people alone record", async () => {
    const cashier = await admin.person('Cashier');
    const deposit = { from: 'owner', to: 'cash_box', amount: 300 };
    expect((await cashier.post('/DC/MoveMoney', deposit)).body.code).toBe('not_permitted');
    expect((await admin.post('/DC/MoveMoney', deposit)).status).toBe(200);
    expect((await admin.post('/DC/MoveMoney', { from: 'cash_box', to: 'owner', amount: 50 })).status).toBe(
      200,
    );
    expect(await cash()).toEqual({ cash_box: 250, opening: 250 });
    expect(await earned()).toBe(0);
    await holds();
  });

  describe('a cash box with less than is taken', () => {
    const short = {
      status: 409,
      body: { code: 'overdrawn', current: { cash_box: 20, taken: 30, after: -10 } },
    };

    beforeEach(async () => {
      await post([box(20), { account: 'merchant_payable', holder_id: 'M-1', amount: 30, expected: 0 }]);
    });

    it('refuses moves and withdrawals until they are confirmed', async () => {
      for (const to of ['bank', 'owner']) {
        const body = { from: 'cash_box', to, amount: 30 };
        const refused = await admin.post('/DC/MoveMoney', body);
        expect(refused).toMatchObject(short);
        expect(refused.body.message).toMatch(/The cash box has 20\.00\sJD.*30\.00\sJD.*-10\.00\sJD/);
      }
      const body = { from: 'cash_box', to: 'bank', amount: 30, confirm: 'overdrawn' };
      expect((await admin.post('/DC/MoveMoney', body)).status).toBe(200);
      expect(await cash()).toMatchObject({ cash_box: -10, bank: 30 });
    });

    it('refuses a payout in cash until it is confirmed, and pays one by bank', async () => {
      await admin.post('/DC/DraftPayouts', { merchants: ['M-1'] });
      const payout = { payout_id: 1, expected_total: 30 };
      await admin.post('/DC/ApprovePayout', payout);
      const pay = (more: object) => admin.post('/DC/PayPayout', { ...payout, account: '', ...more });
      expect(await pay({ method: 'Cash' })).toMatchObject(short);
      expect((await pay({ method: 'Cash', confirm: 'overdrawn' })).status).toBe(200);
      expect(await cash()).toMatchObject({ cash_box: -10 });
      await holds();
    });

    it('refuses the reversal of a handover until it is confirmed', async () => {
      await post([{ account: 'driver_cash', holder_id: 'D-1', amount: 30, expected: 0 }]);
      const handover = { driver_id: 'D-1', orders: 'all', expected: 30, held: 30, counted: 30 };
      expect((await admin.post('/DC/PostHandover', handover)).status).toBe(200);
      expect((await admin.post('/DC/MoveMoney', { from: 'cash_box', to: 'bank', amount: 30 })).status).toBe(
        200,
      );
      const reverse = (more: object = {}) =>
        admin.post('/DC/ReverseHandover', { handover_id: 1, reason: 'x', ...more });
      expect(await reverse()).toMatchObject(short);
      expect((await reverse({ confirm: 'overdrawn' })).status).toBe(200);
      await holds();
    });

    it('refuses less opening money until it is confirmed', async () => {
      await spend(15);
      const lines = [box(10, 20)];
      expect((await post(lines)).body).toMatchObject({ code: 'overdrawn' });
      expect((await post(lines, { confirm: 'overdrawn' })).status).toBe(200);
      await holds();
    });

    it('pays an expense of a client that knows the contract alone', async () => {
      expect((await spend(30)).body).toMatchObject({ success: true, message: 'Done Add' });
      expect(await cash()).toMatchObject({ cash_box: -10 });
    });
  });
});
