import {
  invitationRemovalCall,
  invitationRenewalCall,
  passwordResetCall,
  staffCreationCall,
  staffUpdateCall,
} from '@tawseel/api-client/calls';
import { account, invitationResponse, staffCreation } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { inCompany } from '../database/in-company.ts';
import type { Caller } from '../http/caller.ts';
import type { Calls } from '../http/calls.ts';
import { serveAction, serveChange } from '../http/change.ts';
import type { Domain } from '../http/domain.ts';
import { fieldErrorOf } from '../http/field-errors.ts';
import { readInput } from '../http/read-input.ts';
import { serveList } from '../http/serve-list.ts';
import { entityList } from '../lists/entity-list.ts';
import type { MessageKey } from '../messages/messages.en.ts';
import { translate } from '../messages/translate.ts';
import type { Invitation } from './invitations.ts';
import { checkOwners } from './owners.check.ts';
import { serveInvitations } from './invitations.routes.ts';
import { serveOwnAccount } from './own-account.routes.ts';
import {
  createPerson,
  deletePerson,
  renewInvitation,
  resetPassword,
  updatePerson,
} from './staff.repository.ts';

const group = 'Staff';

const staffList = entityList(account, { from: sql`accounts` });

/** People of a company, their invitations, and everybody's own account. */
export const staffDomain: Domain = {
  entities: [account],
  checks: [checkOwners],
  routes(calls) {
    serveList(calls, 'People of the company who sign in', group, staffList);
    serveCreation(calls);
    serveRenewal(calls);
    servePasswordReset(calls);
    serveChange(calls, {
      ...staffUpdateCall,
      fresh: true,
      summary: 'Change a person; a change of role, login or status ends their sessions',
      group,
      done: 'personUpdated',
      run: updatePerson,
    });
    serveAction(calls, {
      ...invitationRemovalCall,
      fresh: true,
      summary: 'Withdraw the invitation of a person who never signed in',
      group,
      done: 'invitationDeleted',
      run: (tx, caller, { account_id = '' }) => deletePerson(tx, caller, account_id),
    });
    serveInvitations(calls);
    serveOwnAccount(calls);
  },
};

/** Responses with an invitation are never stored with an Idempotency-Key: the database holds no token. */
async function respond(
  { api }: Calls,
  caller: Caller,
  run: (tx: Tx) => Promise<Invitation>,
  message: MessageKey = 'personInvited',
) {
  const invitation = await inCompany(api.database, caller, run).catch((error: unknown) => {
    throw fieldErrorOf(error, api.constraints);
  });
  return { success: true, message: translate(caller.language, message), invitation };
}

function serveCreation(calls: Calls) {
  const summary = 'Invite a person; the response alone has the token of the invitation, valid for 72 hours';
  calls.serve(
    {
      ...staffCreationCall,
      summary,
      group,
      fresh: true,
      answer: invitationResponse,
    },
    async (caller, request) => {
      const person = readInput(staffCreation, request.body);
      return respond(calls, caller, (tx) => createPerson(tx, caller, person));
    },
  );
}

function serveRenewal(calls: Calls) {
  const summary = 'Replace the invitation of a person who has not accepted it';
  calls.serve(
    { ...invitationRenewalCall, summary, group, fresh: true, answer: invitationResponse },
    async (caller, request) =>
      respond(calls, caller, (tx) => renewInvitation(tx, caller, request.params['account_id'] ?? '')),
  );
}

function servePasswordReset(calls: Calls) {
  const summary =
    'End the password and the sessions of a person, who chooses a new password by the invitation';
  calls.serve(
    { ...passwordResetCall, summary, group, fresh: true, answer: invitationResponse },
    async (caller, request) =>
      respond(
        calls,
        caller,
        (tx) => resetPassword(tx, caller, request.params['account_id'] ?? ''),
        'passwordReset',
      ),
  );
}
