import { useApiMutation, useApiQuery, type ApiQuery } from '@tawseel/api-client';
import { readBy } from '@tawseel/api-client/read-by';
import * as z from 'zod/mini';
import { accountFactor } from '../factors/factors.calls.ts';
import {
  otherSessionsEndCall,
  ownAccountCall,
  ownAccountResponse,
  passwordResetAcknowledgementCall,
  passwordUpdateCall,
  sessionEndCall,
  sessionsCall,
  sessionsResponse,
} from './staff.calls.ts';

export { passwordUpdate } from './staff.calls.ts';

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
  call: ownAccountCall,
  read: (response) => readAccount(response).data,
};
const sessions: ApiQuery<Sessions> = {
  name: 'own-sessions',
  reads: [],
  call: sessionsCall,
  read: (response) => readSessions(response).data,
};

/** Confirms that the person knows of the reset of their password. */
export const usePasswordResetAcknowledgement = () => useApiMutation(passwordResetAcknowledgementCall);
/** The person's own account. */
export const useOwnAccount = () => useApiQuery(account);
/** The person's sessions. */
export const useSessions = () => useApiQuery(sessions);
/** Changes the person's password and ends their other sessions. */
export const usePasswordUpdate = () => useApiMutation(passwordUpdateCall);
/** Ends one session. */
export const useSessionEnd = () => useApiMutation(sessionEndCall);
/** Ends all sessions but the present one. */
export const useOtherSessionsEnd = () => useApiMutation(otherSessionsEndCall);
