import { checkRecords } from '../server/check-records.ts';
import { awaitWholeDay } from '../testing/present-day.ts';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany, type TestPerson } from '../testing/test-api.ts';

onEachDatabase('payouts', (test) => {
  let admin: TestCompany;

  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان', { delivery_price: 2.5, return_price: 1.25 }));
  });
  afterEach(async () => {
    expect(await checkRecords(test().database)).toEqual([]);
  });

  const move = (n: number, status: string) =>
    admin.put('/DC/UpdateOrdersStatus', { merchant_order_id: `O-${n}`, merchant_id: 'M-1', status });
  const end = async (n: number, status: string, changes: object = {}) => {
    await admin.post('/DC/CreateOrders', orderBody(n, { driver_id: 'D-1', ...changes }));
    for (const next of ['Accepted', 'Picked Up', status]) expect((await move(n, next)).status).toBe(200);
  };
  const draft = (merchants: string[] | 'all' = ['M-1']) => admin.post('/DC/DraftPayouts', { merchants });
  const approve = (payout_id: number, expected_total: number) =>
    admin.post('/DC/ApprovePayout', { payout_id, expected_total });
  const pay = (payout_id: number, expected_total: number, changes: object = {}) =>
    admin.post('/DC/PayPayout', {
      payout_id,
      expected_total,
      method: 'Cash',
      account: '',
      confirm: 'overdrawn',
      ...changes,
    });
  const cancel = (payout_id: number, person: TestPerson = admin) =>
    person.post('/DC/CancelPayout', { payout_id, reason: 'Wrong account' });
  const reverse = (n: number) =>
    admin.post('/DC/ReverseOrderEnd', { merchant_order_id: `O-${n}`, merchant_id: 'M-1', reason: 'Wrong' });
  const paid = async (payout_id: number, total: number) => {
    expect((await approve(payout_id, total)).status).toBe(200);
    expect((await pay(payout_id, total)).status).toBe(200);
  };
  const rows = async (path: string, filter: object = {}) =>
    (await admin.post(path, { filter })).body.data ?? [];
  const balances = async () => {
    const accounts = await rows('/DC/DisplayCash');
    const shown = ['cash_box', 'bank', 'merchant_payable', 'bank_fees'];
    return Object.fromEntries(
      accounts.flatMap(({ account, balance }) =>
        shown.includes(String(account)) ? [[account, balance]] : [],
      ),
    );
  };
  const setTerms = (changes: object) =>
    admin.put('/DC/UpdatePayoutTerms', {
      merchant_id: 'M-1',
      condition: 'On delivery',
      days: 0,
      weekday: 'Any day',
      method: 'Cash',
      account: '',
      ...changes,
    });

  it('pay delivered and returned orders from the bank, with the fee and persons of each step', async () => {
    await end(1, 'Delivered');
    await end(2, 'Returned');
    await setTerms({ method: 'CliQ', account: 'shop1' });
    expect(await rows('/DC/DisplayPayoutMerchants')).toMatchObject([
      {
        merchant_id: 'M-1',
        state: 'Due',
        due: 16.25,
        lines: 2,
        waiting: 0,
        drafted: 0,
        balance: 16.25,
        account: 'SHOP1',
      },
    ]);
    expect((await draft('all')).body.message).toBe('The payouts were drafted.');
    expect(await rows('/DC/DisplayPayoutMerchants')).toMatchObject([
      { due: 0, drafted: 16.25, balance: 16.25 },
    ]);
    expect(await rows('/DC/DisplayPayoutLines')).toMatchObject([
      {
        kind: 'Delivered',
        reference: 'O-1',
        name_customer: 'ليلى',
        city_order: 'عمان',
        price: 20,
        fee: 2.5,
        amount: 17.5,
      },
      { kind: 'Returned', reference: 'O-2', price: 0, fee: 1.25, amount: -1.25 },
    ]);
    expect((await approve(1, 16)).body).toMatchObject({ code: 'changed', current: { total: 16.25 } });
    expect((await pay(1, 16.25)).body.message).toBe('This payout is a draft. Approve it before you pay it.');
    const approval = { payout_id: 1, expected_total: 16.25, method: 'CliQ', account: 'shop1', max_fee: 0.5 };
    expect((await admin.post('/DC/ApprovePayout', approval)).status).toBe(200);
    const transfer = { method: 'CliQ', account: 'SHOP1', reference: 'T-77', bank_fee: 0.35 };
    expect((await pay(1, 16.25, { ...transfer, reference: '' })).body.fields).toHaveProperty('reference');
    expect((await pay(1, 16.25, { ...transfer, method: 'IBAN' })).body.fields).toHaveProperty('account');
    expect((await pay(1, 16.25, transfer)).status).toBe(200);
    expect(await balances()).toEqual({ cash_box: 0, bank: -16.6, merchant_payable: 0, bank_fees: 0.35 });
    expect(await rows('/DC/DisplayPayouts')).toMatchObject([
      {
        payout_id: 1,
        status: 'Paid',
        opening: 0,
        total: 16.25,
        closing: 0,
        lines: 2,
        ...transfer,
        paid_by: 'Admin',
      },
    ]);
  });

  it('open with the closing of the payout paid before, also after one is cancelled', async () => {
    const shop = async (n: number) => {
      await end(n, 'Delivered');
      expect((await draft()).status).toBe(200);
    };
    await shop(1);
    await end(2, 'Delivered');
    await paid(1, 17.5);
    await shop(3);
    await end(4, 'Returned');
    await paid(2, 35);
    expect((await cancel(1)).status).toBe(200);
    await shop(5);
    await paid(3, 33.75);
    const chain = (await rows('/DC/DisplayPayouts')).toReversed();
    expect(chain.map(({ opening, total, closing }) => [opening, total, closing])).toEqual([
      [0, 17.5, 17.5],
      [17.5, 35, -1.25],
      [-1.25, 33.75, 0],
    ]);
    expect(await balances()).toMatchObject({ cash_box: -68.75, merchant_payable: 0 });
  });

  it('carry a negative balance over: a draft needs more than 0', async () => {
    await end(1, 'Returned');
    expect((await draft()).body).toMatchObject({ code: 'changed' });
    expect(await rows('/DC/DisplayPayoutMerchants')).toMatchObject([{ state: 'Owes', due: -1.25 }]);
    await end(2, 'Delivered');
    await draft();
    expect(await rows('/DC/DisplayPayouts')).toMatchObject([{ total: 16.25, lines: 2 }]);
  });

  it('wait for the terms of the merchant: days, handed over cash, day of the week', async () => {
    await end(1, 'Delivered');
    await end(2, 'Delivered', { type_payment: 'CliQ' });
    const state = async () => (await rows('/DC/DisplayPayoutMerchants'))[0];
    await setTerms({ condition: 'After days', days: 1 });
    expect(await state()).toMatchObject({ state: 'Not due', due: 0, waiting: 35 });
    await setTerms({ condition: 'After handover' });
    expect(await state()).toMatchObject({ state: 'Due', due: 17.5, waiting: 17.5 });
    expect(await rows('/DC/DisplayUnpaidLines', { state: 'Not due' })).toMatchObject([{ reference: 'O-1' }]);
    const handover = { driver_id: 'D-1', orders: 'all', held: 20, expected: 20, counted: 20 };
    expect((await admin.post('/DC/PostHandover', handover)).body).toMatchObject({ success: true });
    expect(await state()).toMatchObject({ state: 'Due', due: 35, waiting: 0 });
    expect((await admin.post('/DC/ReverseHandover', { handover_id: 1, reason: 'Wrong' })).status).toBe(200);
    expect(await state()).toMatchObject({ due: 17.5, waiting: 17.5 });
    await awaitWholeDay();
    const [today, tomorrow] = [0, 1].map((days) =>
      new Date(Date.now() + days * 86_400_000).toLocaleDateString('en', {
        weekday: 'long',
        timeZone: 'Asia/Amman',
      }),
    );
    await setTerms({ weekday: tomorrow, condition: 'On delivery' });
    expect(await state()).toMatchObject({ state: 'Not due', due: 35 });
    expect((await draft('all')).status).toBe(409);
    await setTerms({ weekday: today });
    expect((await draft('all')).status).toBe(200);
    expect(
      (await setTerms({ method: 'IBAN', account: 'JO94CBJO0010000000000131000303' })).body.fields,
    ).toHaveProperty('account');
    expect(await rows('/DC/DisplayActivity', { entity: 'payout_terms' })).toHaveLength(4);
  });

  it('are drafted, paid and cancelled once, however many people try at once', async () => {
    await end(1, 'Delivered');
    const statuses = async (requests: Promise<{ status: number }>[]) =>
      (await Promise.all(requests)).map(({ status }) => status).toSorted((a, b) => a - b);
    const once = [200, ...Array.from({ length: 7 }, () => 409)];
    const eight = <Result>(request: () => Promise<Result>) => Array.from({ length: 8 }, request);
    expect(await statuses(eight(() => draft('all')))).toEqual(once);
    expect(await statuses(eight(() => approve(1, 17.5)))).toEqual(once);
    expect(await statuses(eight(() => pay(1, 17.5)))).toEqual(once);
    expect(await balances()).toMatchObject({ cash_box: -17.5, merchant_payable: 0 });
    const accountant = await admin.person('Accountant');
    expect((await cancel(1, accountant)).body.code).toBe('not_permitted');
    expect(await statuses(eight(() => cancel(1)))).toEqual(once);
    expect(await balances()).toMatchObject({ cash_box: 0, merchant_payable: 17.5 });
    await draft();
    await approve(2, 17.5);
    const [first, second] = await Promise.all([pay(2, 17.5), cancel(2)]);
    const [now] = await rows('/DC/DisplayPayouts');
    // A payment that came first is cancelled with its journal; a cancellation that came first refuses the payment.
    expect([second.status, now?.['status']]).toEqual([200, 'Cancelled']);
    if (first.status !== 200) expect(first.body.message).toContain('cancelled');
    expect(await balances()).toMatchObject({ cash_box: 0, merchant_payable: 17.5 });
  });

  it('lose the line of a reversed order while they are drafts, and refuse the reversal later', async () => {
    for (const n of [1, 2, 3]) await end(n, 'Delivered');
    await draft();
    expect((await reverse(1)).status).toBe(200);
    expect(await rows('/DC/DisplayPayouts')).toMatchObject([{ total: 35, lines: 2 }]);
    expect(await rows('/DC/DisplayUnpaidLines')).toEqual([]);
    await approve(1, 35);
    expect((await reverse(2)).body).toMatchObject({
      code: 'in_use',
      message: expect.stringContaining('payout 1'),
    });
    await pay(1, 35);
    const refused = await reverse(2);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('payout 1')]);
    expect((await move(1, 'Delivered')).status).toBe(200);
    await draft();
    await reverse(1);
    expect((await approve(2, 0)).body.message).toBe('Nothing is left to pay in this payout. Cancel it.');
    expect((await cancel(2)).status).toBe(200);
  });

  it('pay what people set by hand, and a merchant with a balance cannot be deleted', async () => {
    await admin.put('/DC/UpdateMerchantsMoney', { merchant_id: 'M-1', money_orders: 12.345 });
    await draft();
    expect(await rows('/DC/DisplayPayoutLines')).toMatchObject([{ kind: 'Adjustment', amount: 12.345 }]);
    const removal = await admin.delete(`/DC/Deletedmerchants/${admin.companyId}/M-1`);
    expect([removal.status, removal.body.code]).toEqual([409, 'in_use']);
    await paid(1, 12.345);
    expect((await admin.delete(`/DC/Deletedmerchants/${admin.companyId}/M-1`)).status).toBe(200);
  });
});
