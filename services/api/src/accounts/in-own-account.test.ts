import { sql } from 'kysely';
import { enterAsSystem } from '../database/in-company.ts';
import { endSessions } from '../session/sessions.ts';
import { onEachDatabase } from '../testing/test-api.ts';
import { untilBlocked } from '../testing/until-blocked.ts';

onEachDatabase('a change of the own account', (test) => {
  it('is refused if the person was disabled while it waited, and leaves them disabled', async () => {
    const { database } = test();
    const owner = await test().company();
    const cashier = await owner.person('Cashier');
    const { companyId, password } = owner;
    const person = async () => {
      const people = (await owner.post('/DC/DisplayStaff')).body.data ?? [];
      return people.find(({ login }) => login === 'cashier');
    };
    const accountId = String((await person())?.account_id);
    let change: ReturnType<typeof cashier.put> | undefined;
    await database.db.transaction().execute(async (tx) => {
      await enterAsSystem(tx, companyId);
      await sql`update accounts set status = 'Disabled' where account_id = ${accountId}`.execute(tx);
      change = cashier.put('/DC/UpdatePassword', { password, new_password: 'another secret of 7' });
      await untilBlocked(database, tx);
      await endSessions(tx, { companyId, accountId });
    });
    expect(await change).toMatchObject({ status: 401, body: { code: 'unauthorised' } });
    expect(await person()).toMatchObject({ status: 'Disabled' });
  });
});
