import { acrossCompanies } from '../database/in-company.ts';
import { addDelivered } from '../testing/delivered-orders.ts';
import { driverBody } from '../testing/samples.ts';
import { onEachDatabase } from '../testing/test-api.ts';
import { checkPayouts, checkUnpaid } from './payouts.check.ts';

const orders = 5000;
const fils = (amount: unknown) => Math.round(Number(amount) * 1000);

onEachDatabase('many payouts', (test) => {
  it('of 1,000 merchants are drafted by one call; 5,000 lines are the total, the posting and the export', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await addDelivered(test().database, admin.companyId, { merchants: 1000, orders });
    const start = performance.now();
    expect((await admin.post('/DC/DraftPayouts', { merchants: 'all' })).status).toBe(200);
    const seconds = (performance.now() - start) / 1000;
    process.stderr.write(`${test().database.kind}: 1,000 merchants drafted in ${seconds.toFixed(2)} s\n`);
    expect(seconds).toBeLessThan(20);
    expect((await admin.post('/DC/DisplayPayouts', { limit: 1 })).body).toMatchObject({ total: 1000 });
    expect((await admin.post('/DC/DisplayUnpaidLines')).body.data).toEqual([]);
    expect((await admin.post('/DC/DraftPayouts', { merchants: 'all' })).status).toBe(409);

    const filter = { merchant_id: 'M-1' };
    const [draft] = (await admin.post('/DC/DisplayPayouts', { filter })).body.data ?? [];
    const seen = { payout_id: draft?.['payout_id'], expected_total: draft?.['total'] };
    expect((await admin.post('/DC/ApprovePayout', seen)).status).toBe(200);
    const paid = await admin.post('/DC/PayPayout', {
      ...seen,
      method: 'Cash',
      account: '',
      confirm: 'overdrawn',
    });
    expect(paid.body.message).toBe('The payout was marked as paid.');

    const expected = Array.from({ length: orders }, (_, n) => 1141 + (n + 1) * 7);
    const total = expected.reduce((sum, amount) => sum + amount, 0);
    expect(fils(draft?.['total'])).toBe(total);
    const journal = (await admin.post('/DC/DisplayJournal', { filter: { kind: 'payout' } })).body.data ?? [];
    expect(journal.map(({ account, amount }) => [account, fils(amount)])).toEqual([
      ['cash_box', -total],
      ['merchant_payable', total],
    ]);
    const statement = { format: 'csv', language: 'en', filter: { payout_id: String(seen.payout_id) } };
    const { text } = await admin.post('/DC/Export/payout-lines', statement);
    const [heading = [], ...lines] = text
      .trim()
      .split('\r\n')
      .map((row) => row.split(','));
    const column = (name: string) => lines.map((line) => fils(line[heading.indexOf(`${name} (JD)`)]));
    expect(column('Net')).toEqual(expected);
    expect(column('Price')).toEqual(expected.map((net) => net + 2000));
    expect(column('Fee')).toEqual(expected.map(() => 2000));
    for (const check of [checkPayouts, checkUnpaid])
      expect(await acrossCompanies(test().database, check)).toEqual([]);
  }, 60_000);
});
