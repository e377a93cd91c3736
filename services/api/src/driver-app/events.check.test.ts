import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { fillCompany, sendOut } from '../dispatch/testing.ts';
import { checkRecords } from '../server/check-records.ts';
import { onEachDatabase } from '../testing/test-api.ts';
import { eventOf, signInPhone } from './report-testing.ts';

onEachDatabase('the check of reports', (test) => {
  it('reports one that was applied without a trace, and not one that was taken back', async () => {
    const admin = await test().company();
    await fillCompany(admin, 2);
    await sendOut(admin, [1, 2]);
    const phone = await signInPhone(test(), admin);
    const [failed, other] = [1, 2].map((n) => eventOf('failed', n, { reason_id: 'no-answer' }));
    if (!failed || !other) throw new Error('There are two reports.');
    await phone.send(failed, other);
    expect((await admin.post('/DC/UndoScan', { client_id: failed.event_id })).status).toBe(200);
    expect(await checkRecords(test().database)).toEqual([]);
    await asSystem(test().database, admin.companyId, (tx) =>
      sql`update attempts set client_id = null where client_id = ${other.event_id}`.execute(tx),
    );
    expect(await checkRecords(test().database)).toEqual([
      { companyId: admin.companyId, what: expect.stringContaining(`Report ${other.event_id} of driver D-1`) },
    ]);
  });
});
