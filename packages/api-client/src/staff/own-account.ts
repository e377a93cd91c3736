import { useApiMutation, useApiQuery, type ApiMutation, type ApiQuery } from '@tawseel/api-client';
import { readBy } from '@tawseel/api-client/read-by';
import * as z from 'zod/mini';
import { accountFactor } from '../factors/factors.schema.ts';
import { ownAccountResponse, sessionsResponse, type passwordUpdate } from './staff.schema.ts';

export { passwordUpdate } from './staff.schema.ts';

const needs = 'people';
const change = { needs, allow: 'account.own', invalidates: [] } as const;

const ownAccount = z.object({
  data: z.object({
    ...ownAccountResponse.shape.data.shape,
    factor: z.optional(accountFactor),
    password_reset: z.optional(ownAccountResponse.shape.data.shape.password_reset),
  }),
});

/** The person's own account; `factor` and `password_reset` on servers that have these. */
export type OwnAccount = z.infer<typeof ownAccount>['data'];

type Sessions = z.infer<typeof sessionsResponse>['data'];

const readAccount = readBy(ownAccount);
const readSessions = readBy(sessionsResponse);

const account: ApiQuery<OwnAccount> = {
  name: 'own-account',
  reads: ['account'],
  call: { method: 'POST', path: '/DC/DisplayAccount', reads: true },
  needs,
  read: (response) => readAccount(response).data,
};
const sessions: ApiQuery<Sessions> = {
  name: 'own-sessions',
  reads: [],
  call: { method: 'POST', path: '/DC/DisplaySessions', reads: true },
  needs,
  read: (response) => readSessions(response).data,
};
const password: ApiMutation<z.infer<typeof passwordUpdate>> = {
  ...change,
  method: 'PUT',
  path: '/DC/UpdatePassword',
};
const sessionEnd: ApiMutation<{ session_id: string }> = {
  ...change,
  method: 'POST',
  path: ({ session_id }) => `/DC/EndSession/${encodeURIComponent(session_id)}`,
};
const othersEnd: ApiMutation<object> = { ...change, method: 'POST', path: '/DC/EndOtherSessions' };

const acknowledgement: ApiMutation<object> = {
  needs: 'password_resets',
  allow: 'account.own',
  invalidates: ['account'],
  method: 'POST',
  path: '/DC/AcknowledgePasswordReset',
};

/** Confirms that the person knows of the reset of their password. */
export const usePasswordResetAcknowledgement = () => useApiMutation(acknowledgement);
/** The person's own account. */
export const useOwnAccount = () => useApiQuery(account);
/** The person's sessions. */
export const useSessions = () => useApiQuery(sessions);
/** Changes the person's password and ends their other sessions. */
export const usePasswordUpdate = () => useApiMutation(password);
/** Ends one session. */
export const useSessionEnd = () => useApiMutation(sessionEnd);
/** Ends all sessions but the present one. */
export const useOtherSessionsEnd = () => useApiMutation(othersEnd);
