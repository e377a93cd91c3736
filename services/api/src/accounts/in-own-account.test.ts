import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { enterAsSystem } from '../database/in-company.ts';
import { endSessions } from '../session/sessions.ts';
import { onEachDatabase } from '../testing/test-api.ts';

onEachDatabase('a change of the own account', (test) => {
  /** Resolves once a transaction waits for a row of this one; the embedded database has none at the same time. */
  async function untilBlocked(tx: Tx) {
    if (test().database.kind === 'embedded') return;
    for (let tries = 0; tries < 200; tries += 1) {
      const { rows } = await sql`select 1 from pg_locks where not granted`.execute(tx);
      if (rows.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The change did not wait.');
  }

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
      await untilBlocked(tx);
      await endSessions(tx, { companyId, accountId });
    });
    expect(await change).toMatchObject({ status: 401, body: { code: 'unauthorised' } });
    expect(await person()).toMatchObject({ status: 'Disabled' });
  });
});
