import { userName } from '@tawseel/api-client/schemas';
import { lockAccount } from '../../accounts/accounts.repository.ts';
import { asSystem } from '../../database/in-company.ts';
import { StartError } from '../../database/start-error.ts';
import { recordEvent } from '../../records/record-event.ts';
import { resetFactors } from '../../security/reset-factors.ts';
import { endSessions } from '../../session/sessions.ts';
import { onDatabase, print } from '../operation/run-operation.ts';

/** Removes the second factors of a person who has lost them, of a company's owner by default. */
export async function resetFactor(args: string[]): Promise<void> {
  const [companyId = '', user = ''] = args.map((argument) => argument.trim());
  if (!companyId) throw new StartError('Usage: npm run company -- reset-factor 2001 [USER]');
  const name = user ? `${user} of company ${companyId}` : `company ${companyId}`;
  await onDatabase((database) =>
    asSystem(database, companyId, async (tx) => {
      const account = await lockAccount(tx, { companyId, user: userName(user) });
      if (!account) throw new StartError(`There is no ${name}.`);
      const { account_id: accountId } = account;
      await resetFactors(tx, accountId);
      await endSessions(tx, { companyId, accountId });
      await recordEvent(tx, companyId, {
        entity: 'account',
        entityKey: accountId,
        action: 'factor_reset',
        adminId: 'system',
        requestId: '',
        details: { address: '', name: account.name },
      });
    }),
  );
  print(`The second factors of ${name} are removed; everybody signed in to it is signed out.`);
}
