import { hash } from '@node-rs/argon2';
import { asSystem } from '../database/in-company.ts';
import { StartError } from '../database/start-error.ts';
import { endAllSessions } from '../session/sessions.ts';
import { runCommand, print } from './run-command.ts';

await runCommand(async (database) => {
  const companyId = process.argv[2]?.trim();
  const password = process.env.COMPANY_PASSWORD;
  if (!companyId || !password) throw new StartError('Usage: COMPANY_PASSWORD=… set-password 2001');
  if (password.length < 6) throw new StartError('COMPANY_PASSWORD must have at least 6 characters.');
  const password_hash = await hash(password);
  await asSystem(database, companyId, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('companies')
      .set({ password_hash })
      .where('company_id', '=', companyId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new StartError(`There is no company ${companyId}.`);
    await endAllSessions(tx, companyId);
  });
  print(`The password of company ${companyId} is set; everybody signed in to it is signed out.`);
});
