import { useApiMutation, useApiQuery, type ApiMutation, type ApiQuery } from '@tawseel/api-client';
import { roles } from '@tawseel/api-client/permissions';
import { accountFactor } from '@tawseel/api-client/schemas';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { readData } from './read-data.ts';
import type { PasswordUpdate } from './password.schema.ts';

const needs = 'people';

const ownAccount = z.object({
  account_id: z.string(),
  company_id: z.string(),
  name: z.string(),
  login: z.string(),
  role: z.enum(roles),
  has_password_since: z.nullable(z.string()),
  factor: z.optional(accountFactor),
});

export type OwnAccount = z.infer<typeof ownAccount>;

const session = z.object({
  session_id: z.string(),
  device: z.string(),
  address: z.string(),
  created_at: z.string(),
  last_seen_at: z.nullable(z.string()),
  is_current: z.boolean(),
});

const account: ApiQuery<OwnAccount> = {
  name: 'own-account',
  reads: ['account'],
  call: { method: 'POST', path: '/DC/DisplayAccount', reads: true },
  needs,
  read: ({ data }) => readData(ownAccount, data),
};
const sessions: ApiQuery<z.infer<typeof session>[]> = {
  name: 'own-sessions',
  reads: [],
  call: { method: 'POST', path: '/DC/DisplaySessions', reads: true },
  needs,
  read: ({ data }) => readData(z.array(session), data),
};
const passwordUpdate: ApiMutation<PasswordUpdate> = {
  needs,
  allow: 'account.own',
  method: 'PUT',
  path: '/DC/UpdatePassword',
  invalidates: [],
};
const sessionEnd: ApiMutation<{ session_id: string }> = {
  needs,
  allow: 'account.own',
  method: 'POST',
  path: ({ session_id }) => `/DC/EndSession/${encodeURIComponent(session_id)}`,
  invalidates: [],
};
const othersEnd: ApiMutation<object> = {
  needs,
  allow: 'account.own',
  method: 'POST',
  path: '/DC/EndOtherSessions',
  invalidates: [],
};

/** The person's own account. */
export const useOwnAccount = () => useApiQuery(account);
/** The person's sessions. */
export const useSessions = () => useApiQuery(sessions);
/** Changes the person's password and ends their other sessions. */
export const usePasswordUpdate = () => useApiMutation(passwordUpdate);
/** Ends one session. */
export const useSessionEnd = () => useApiMutation(sessionEnd);
/** Ends all sessions but the present one. */
export function useOtherSessionsEnd() {
  const send = useApiMutation(othersEnd);
  return useMemo(() => send && (() => send({})), [send]);
}
