import { useApiMutation, useApiQuery, type ApiQuery } from '@tawseel/api-client';
import { readBy } from '@tawseel/api-client/read-by';
import type * as z from 'zod/mini';
import type { ChangeCall, InputOf } from '../client/described-call.ts';
import {
  invitationCall,
  invitationOffer,
  invitationRemovalCall,
  invitationRenewalCall,
  invitationResponse,
  passwordResetCall,
  staffCreationCall,
  staffUpdateCall,
} from './staff.calls.ts';

export { account, type Account } from './account.entity.ts';
export { newPassword, staffCreation, staffUpdate } from './staff.calls.ts';

const readInvitation = readBy(invitationResponse);
const readOffer = readBy(invitationOffer);

/** The token of an invitation, which is shown once, and when it ends. */
export type Invitation = z.infer<typeof invitationResponse>['invitation'];

/** Company, role and login that an invitation offers. */
export type InvitationOffer = z.infer<typeof invitationOffer>['data'];

/** Sends a call whose response has an invitation. */
function useInviting<const Described extends ChangeCall>(call: Described) {
  const send = useApiMutation(call);
  return send && (async (input: InputOf<Described>) => readInvitation(await send(input)).invitation);
}

/** Invites a person; resolves to the invitation. */
export const useStaffCreation = () => useInviting(staffCreationCall);
/** Changes a person's name, login, role and status. */
export const useStaffUpdate = () => useApiMutation(staffUpdateCall);
/** Replaces an invitation that was not accepted; resolves to the new one. */
export const useInvitationRenewal = () => useInviting(invitationRenewalCall);
/** Ends the password and the sessions of a person; resolves to an invitation to choose a new password. */
export const usePasswordReset = () => useInviting(passwordResetCall);
/** Withdraws an invitation. */
export const useInvitationRemoval = () => useApiMutation(invitationRemovalCall);

/** Reads the invitation of a token. The call needs no session. */
export function useInvitation(token: string) {
  const query: ApiQuery<InvitationOffer> = {
    name: 'invitation',
    reads: [],
    call: invitationCall,
    body: { token },
    read: (response) => readOffer(response).data,
  };
  return useApiQuery(query);
}
export {
  passwordUpdate,
  type OwnAccount,
  useOtherSessionsEnd,
  useOwnAccount,
  usePasswordResetAcknowledgement,
  usePasswordUpdate,
  useSessionEnd,
  useSessions,
} from './own-account.ts';
