import { userName } from '@tawseel/api-client/schemas';
import { hashPassword } from '../../credentials/passwords.ts';
import { lockAccount, setPassword } from '../../accounts/accounts.repository.ts';
import { asSystem } from '../../database/in-company.ts';
import { StartError } from '../../database/start-error.ts';
import { endSessions } from '../../session/sessions.ts';
import { requireGoodPassword } from './operator-password.ts';
import { onDatabase, print } from '../operation/run-operation.ts';

/** Sets the password of a person, of a company's owner by default, and ends their sessions. */
export async function replacePassword(args: string[]): Promise<void> {
  const [companyId = '', user = ''] = args.map((argument) => argument.trim());
  const password = process.env.COMPANY_PASSWORD;
  if (!companyId || !password)
    throw new StartError('Usage: COMPANY_PASSWORD=… npm run company -- set-password 2001 [USER]');
  requireGoodPassword(password);
  const passwordHash = await hashPassword(password);
  const name = user ? `${user} of company ${companyId}` : `company ${companyId}`;
  await onDatabase((database) =>
    asSystem(database, companyId, async (tx) => {
      const account = await lockAccount(tx, { companyId, user: userName(user) });
      if (!account) throw new StartError(`There is no ${name}.`);
      await setPassword(tx, companyId, account.account_id, passwordHash);
      await endSessions(tx, { companyId, accountId: account.account_id });
    }),
  );
  print(`The password of ${name} is set; everybody signed in to it is signed out.`);
}
