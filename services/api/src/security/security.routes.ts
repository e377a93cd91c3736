import { factorResetCall, securityCall, securityUpdateCall } from '@tawseel/api-client/calls';
import { securityResponse } from '@tawseel/api-client/schemas';
import { inCompany } from '../database/in-company.ts';
import { notFound } from '../errors/api-error.ts';
import { readSecurity, storeSecurity } from '../factors/security-settings.ts';
import type { Calls } from '../http/calls.ts';
import { serveAction, serveChange } from '../http/change.ts';
import type { Domain } from '../http/domain.ts';
import { endSessionsFor } from '../session/end-sessions.ts';
import { confirmationRoute } from './confirmation.routes.ts';
import { recordFactorEvent } from './factor-event.ts';
import { passkeyRoutes } from './passkeys.routes.ts';
import { resetFactors } from './reset-factors.ts';
import { totpRoutes } from './totp.routes.ts';

const group = 'Security';

/** Second factors of people, and the rules of the company about them. */
export const securityDomain: Domain = {
  routes(calls) {
    totpRoutes(calls);
    passkeyRoutes(calls);
    confirmationRoute(calls);
    settingsRoutes(calls);
    resetRoute(calls);
  },
};

function settingsRoutes(calls: Calls) {
  const { api, serve } = calls;
  const summary = 'Security settings of the company';
  serve({ ...securityCall, group, summary, answer: securityResponse }, async (caller) => ({
    success: true,
    data: await inCompany(api.database, caller, (tx) => readSecurity(tx, caller.companyId)),
  }));
  serveChange(calls, {
    ...securityUpdateCall,
    group,
    summary: 'Change the security settings of the company',
    done: 'updated',
    fresh: true,
    run: (tx, caller, update) => storeSecurity(tx, caller.companyId, update),
  });
}

function resetRoute(calls: Calls) {
  serveAction(calls, {
    ...factorResetCall,
    group,
    summary: 'Remove every factor of a person who has lost them, and end their sessions',
    done: 'factorsReset',
    fresh: true,
    async run(tx, caller, { account_id = '' }) {
      const account = await tx
        .selectFrom('accounts')
        .select('account_id')
        .where('company_id', '=', caller.companyId)
        .where('account_id', '=', account_id)
        // A factor that the person is adding is removed too.
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!account) throw notFound();
      await resetFactors(tx, account_id);
      await endSessionsFor(tx, caller, { accountId: account_id });
      await recordFactorEvent(tx, caller, 'factor_reset', {}, account_id);
    },
  });
}
