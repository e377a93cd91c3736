import {
  otherSessionsEndCall,
  ownAccountCall,
  passwordResetAcknowledgementCall,
  passwordUpdateCall,
  sessionEndCall,
  sessionsCall,
} from '@tawseel/api-client/calls';
import { done, ownAccountResponse, passwordUpdate, sessionsResponse } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { setPassword } from '../accounts/accounts.repository.ts';
import { inOwnAccount } from '../accounts/in-own-account.ts';
import { isCommonPassword } from '../credentials/common-passwords.ts';
import { inCompany } from '../database/in-company.ts';
import { invalid, notFound } from '../errors/api-error.ts';
import { accountFactor } from '../factors/account-factor.ts';
import { personOf } from '../factors/person.ts';
import type { Api } from '../http/api.ts';
import type { Caller } from '../http/caller.ts';
import type { Calls } from '../http/calls.ts';
import { serveAction } from '../http/change.ts';
import { readInput } from '../http/read-input.ts';
import { translate } from '../messages/translate.ts';
import { recordCallerEvent } from '../records/record-event.ts';
import { endSessionsFor } from '../session/end-sessions.ts';
import { browserSubjects, countAttempt, forgetAttempt } from '../session/login-attempts.ts';

const group = 'Account';

/** Serves everybody's own account: its password and its sessions. */
export function serveOwnAccount(calls: Calls): void {
  serveAccount(calls);
  servePasswordUpdate(calls);
  serveSessions(calls);
  serveAction(calls, {
    ...passwordResetAcknowledgementCall,
    summary: 'Confirm that the caller knows of the reset of their password',
    group,
    done: 'updated',
    async run(tx, { companyId, adminId }) {
      await tx
        .updateTable('accounts')
        .set({ password_reset_at: null, password_reset_by: null })
        .where('company_id', '=', companyId)
        .where('account_id', '=', adminId)
        .execute();
    },
  });
  serveAction(calls, {
    ...sessionEndCall,
    summary: 'End a session of the caller',
    group,
    done: 'sessionEnded',
    async run(tx, caller, { session_id: only = '' }) {
      if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(only)) throw notFound();
      const ended = await endSessionsFor(tx, caller, { accountId: caller.adminId, only });
      if (ended === 0) throw notFound();
    },
  });
  serveAction(calls, {
    ...otherSessionsEndCall,
    summary: 'End every other session of the caller',
    group,
    done: 'sessionsEnded',
    async run(tx, caller) {
      await endSessionsFor(tx, caller, { accountId: caller.adminId, except: caller.sessionId });
    },
  });
}

async function ownAccount({ database }: Api, caller: Caller) {
  const { companyId, adminId } = caller;
  const [account] = await inCompany(database, caller, (tx) =>
    tx
      .selectFrom('accounts')
      .select(['account_id', 'company_id', 'name', 'login', 'role', 'password_hash', 'password_since'])
      .select(['password_reset_at', 'password_reset_by'])
      .where('company_id', '=', companyId)
      .where('account_id', '=', adminId)
      .execute(),
  );
  if (!account) throw notFound();
  return account;
}

function serveAccount({ api, serve }: Calls) {
  const summary = 'The account of the caller';
  serve({ ...ownAccountCall, summary, group, answer: ownAccountResponse }, async (caller) => {
    const {
      password_hash: _,
      password_since: has_password_since,
      password_reset_at: at,
      password_reset_by: by,
      ...account
    } = await ownAccount(api, caller);
    const factor = await inCompany(api.database, caller, (tx) => accountFactor(tx, personOf(caller)));
    const password_reset = at === null ? null : { by: by ?? '', at };
    return { success: true, data: { ...account, has_password_since, password_reset, factor } };
  });
}

/** The present password is compared in turn, and wrong ones are limited, as at a sign-in. */
async function requirePassword(api: Api, caller: Caller, password: string) {
  const { companyId, adminId, sessionId } = caller;
  const subjects = browserSubjects({ companyId, user: adminId }, sessionId);
  await countAttempt(api.database, subjects);
  const { password_hash } = await ownAccount(api, caller);
  const isRight = await api.passwords.inTurn({ lane: 'known', party: adminId }, (matches) =>
    matches(password, password_hash ?? undefined),
  );
  if (!isRight) throw invalid({ password: 'wrongPassword' });
  await inCompany(api.database, caller, (tx) => forgetAttempt(tx, subjects));
}

function servePasswordUpdate({ api, serve }: Calls) {
  const summary = 'Change the password of the caller; ends their other sessions';
  serve({ ...passwordUpdateCall, summary, group, fresh: true, answer: done }, async (caller, request) => {
    const { password, new_password } = readInput(passwordUpdate, request.body);
    if (isCommonPassword(new_password)) throw invalid({ new_password: 'commonPassword' });
    await requirePassword(api, caller, password);
    if (new_password === password) throw invalid({ new_password: 'samePassword' });
    const passwordHash = await api.passwords.hash(new_password);
    const { companyId, adminId: accountId, sessionId } = caller;
    await inOwnAccount(api.database, caller, async (tx) => {
      await setPassword(tx, companyId, accountId, passwordHash);
      await endSessionsFor(tx, caller, { accountId, except: sessionId });
      await recordCallerEvent(tx, caller, {
        entity: 'account',
        entityKey: accountId,
        action: 'password_change',
      });
    });
    return { success: true, message: translate(caller.language, 'passwordUpdated') };
  });
}

interface SessionRow {
  session_id: string;
  device: string;
  address: string;
  created_at: string;
  last_seen_at: string;
}

function serveSessions({ api, serve }: Calls) {
  const summary = 'The sessions of the caller, the most recently used one first';
  serve({ ...sessionsCall, summary, group, answer: sessionsResponse }, async (caller) => {
    const { companyId, adminId, sessionId } = caller;
    const rows = await inCompany(api.database, caller, async (tx) => {
      const found = await sql<SessionRow>`
        select session_id, device, address, to_json(created_at) #>> '{}' as created_at,
          to_json(last_seen_at) #>> '{}' as last_seen_at
        from sessions where company_id = ${companyId} and admin_id = ${adminId} and expires_at > now()
        order by sessions.last_seen_at desc`.execute(tx);
      return found.rows;
    });
    return { success: true, data: rows.map((row) => ({ ...row, is_current: row.session_id === sessionId })) };
  });
}
