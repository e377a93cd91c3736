import { pass } from '../testing/factors.ts';
import { addHolders, expectSoundRecords, handoverRequests } from '../testing/handover-requests.ts';
import { onEachDatabase, type TestCompany, type TestPerson } from '../testing/test-api.ts';

const iban = 'JO94CBJO0010000000000131000302';
const otherIban = 'GB82WEST12345698765432';
const total = 17.5;

onEachDatabase('an approved payout', (test) => {
  let admin: TestCompany;
  let cashier: TestPerson;

  const seen = { payout_id: 1, expected_total: total };
  const approve = (way: object = {}) => admin.post('/DC/ApprovePayout', { ...seen, ...way });
  const pay = (way: object, headers = {}) =>
    cashier.post(
      '/DC/PayPayout',
      { ...seen, account: '', reference: 'T-1', confirm: 'overdrawn', ...way },
      headers,
    );
  const cash = { method: 'Cash' };
  const bank = { method: 'IBAN', account: iban };
  const payout = async () => (await admin.post('/DC/DisplayPayouts')).body.data?.[0];

  beforeEach(async () => {
    admin = await test().company();
    await addHolders(admin);
    await handoverRequests(admin).deliver(1);
    expect((await admin.post('/DC/DraftPayouts', { merchants: ['M-1'] })).status).toBe(200);
    cashier = await admin.person('Cashier');
  });
  afterEach(() => expectSoundRecords(test()));

  it('is paid in no other way, to no other account and with no higher fee', async () => {
    expect((await approve()).status).toBe(200);
    for (const way of [{ ...bank, bank_fee: 900 }, bank, { method: 'CliQ', account: 'SHOP7' }]) {
      const { status, body } = await pay(way);
      expect([status, body.code]).toEqual([409, 'changed']);
      expect(body.message).toMatch(/^This payout was approved to be paid in another way/);
    }
    expect((await approve({ ...bank, max_fee: 0.5 })).status).toBe(200);
    expect((await pay({ ...bank, account: otherIban }, { 'accept-language': 'ar' })).body.message).toMatch(
      /^اعتُمدت هذه الدفعة/,
    );
    expect((await pay(cash)).body.code).toBe('changed');
    expect(await pay({ ...bank, bank_fee: 0.501 })).toMatchObject({
      status: 409,
      body: {
        code: 'changed',
        message: expect.stringMatching(/^A bank fee of 0\.50\sJD at most was approved\./),
        fields: { bank_fee: 'Enter 0.5 or less.' },
      },
    });
    expect(await payout()).toMatchObject({ status: 'Approved', bank_fee: 0, journal_id: 0 });
    expect((await pay({ ...bank, bank_fee: 0.5 })).status).toBe(200);
    expect(await payout()).toMatchObject({ status: 'Paid', ...bank, bank_fee: 0.5, max_fee: 0.5 });
  });

  it('is approved again for another way, account or fee, by those who approve alone, until it is paid', async () => {
    expect((await approve({ ...bank, max_fee: 0.5 })).status).toBe(200);
    expect((await approve({ ...bank, max_fee: 0.5 })).body.message).toBe('This payout is already approved.');
    expect((await approve()).body.code).toBe('changed');
    expect((await cashier.post('/DC/ApprovePayout', { ...seen, ...cash })).body.code).toBe('not_permitted');
    const answers = await Promise.all(Array.from({ length: 6 }, () => approve(cash)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(5).fill(409),
    ]);
    expect(await payout()).toMatchObject({ status: 'Approved', method: 'Cash', account: '', max_fee: 0 });
    expect((await pay(cash)).status).toBe(200);
    expect((await approve(bank)).body.message).toBe('This payout is already paid.');
    const entries = (await admin.post('/DC/DisplayActivity', { entity: 'payout' })).body.data;
    expect(JSON.stringify(entries)).toContain(iban);
  });

  it('names an account of its way, and a fee of a bank', async () => {
    for (const [way, field] of [
      [{ method: 'IBAN' }, 'account'],
      [{ method: 'IBAN', account: 'JO15AAAA1234' }, 'account'],
      [{ account: iban }, 'account'],
      [{ ...cash, max_fee: 0.5 }, 'max_fee'],
      [{ max_fee: 0.5 }, 'max_fee'],
      [{ ...bank, max_fee: -1 }, 'max_fee'],
    ] as const) {
      const { status, body } = await approve(way);
      expect([way, status, Object.keys(body.fields ?? {})]).toEqual([way, 400, [field]]);
    }
  });

  it('is paid by bank with a fresh proof, and in cash without one', async () => {
    await approve(bank);
    await pass(test(), admin, 11);
    expect((await pay(bank)).body.code).toBe('factor_stale');
    expect((await admin.post('/DC/ConfirmFactor', { password: admin.password })).status).toBe(200);
    await approve(cash);
    expect((await pay(cash)).status).toBe(200);
  });
});
