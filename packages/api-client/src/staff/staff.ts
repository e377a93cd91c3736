import {
  useApiMutation,
  useApiQuery,
  useList,
  type ApiMutation,
  type ApiQuery,
  type ListView,
} from '@tawseel/api-client';
import { readBy } from '@tawseel/api-client/read-by';
import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { account, type Account } from './account.entity.ts';
import { invitationOffer, invitationResponse, type StaffCreation, type StaffUpdate } from './staff.schema.ts';

export { account, type Account } from './account.entity.ts';
export { newPassword, staffCreation, staffUpdate } from './staff.schema.ts';

const change = { needs: 'people', allow: 'staff.manage', invalidates: ['account'] } as const;

const creation: ApiMutation<StaffCreation> = { ...change, method: 'POST', path: '/DC/CreateStaff' };
const update: ApiMutation<StaffUpdate> = { ...change, method: 'PUT', path: '/DC/UpdateStaff' };
const renewal: ApiMutation<Pick<Account, 'account_id'>> = {
  ...change,
  method: 'POST',
  path: ({ account_id }) => `/DC/RenewInvitation/${encodeURIComponent(account_id)}`,
};
const passwordReset: ApiMutation<Pick<Account, 'account_id'>> = {
  ...change,
  needs: 'password_resets',
  method: 'POST',
  path: ({ account_id }) => `/DC/ResetPassword/${encodeURIComponent(account_id)}`,
};
const removal: ApiMutation<Pick<Account, 'account_id'>> = {
  ...change,
  method: 'DELETE',
  path: ({ account_id }) => `/DC/DeleteStaff/${encodeURIComponent(account_id)}`,
};

const readInvitation = readBy(invitationResponse);
const readOffer = readBy(invitationOffer);

/** The token of an invitation, which is shown once, and when it ends. */
export type Invitation = z.infer<typeof invitationResponse>['invitation'];

/** Company, role and login that an invitation offers. */
export type InvitationOffer = z.infer<typeof invitationOffer>['data'];

function useInviting<Input extends object>(mutation: ApiMutation<Input>) {
  const send = useApiMutation(mutation);
  return useMemo(
    () => send && (async (input: Input) => readInvitation(await send(input)).invitation),
    [send],
  );
}

/** People of the company who sign in to the console, page by page. */
export const useStaff = (view: ListView) => useList(account, view);
/** Invites a person; resolves to the invitation. */
export const useStaffCreation = () => useInviting(creation);
/** Changes a person's name, login, role and status. */
export const useStaffUpdate = () => useApiMutation(update);
/** Replaces an invitation that was not accepted; resolves to the new one. */
export const useInvitationRenewal = () => useInviting(renewal);
/** Ends the password and the sessions of a person; resolves to an invitation to choose a new password. */
export const usePasswordReset = () => useInviting(passwordReset);
/** Withdraws an invitation. */
export const useInvitationRemoval = () => useApiMutation(removal);

/** Reads the invitation of a token. The call needs no session. */
export function useInvitation(token: string) {
  const query = useMemo(
    (): ApiQuery<InvitationOffer> => ({
      name: 'invitation',
      reads: [],
      call: { method: 'POST', path: '/DC/ReadInvitation', reads: true },
      body: { token },
      read: (response) => readOffer(response).data,
    }),
    [token],
  );
  return useApiQuery(query);
}
