import {
  useApiMutation,
  useList,
  type ApiMutation,
  type ApiResponse,
  type ListView,
} from '@tawseel/api-client';
import { account, type Account } from '@tawseel/api-client/staff';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { readData } from './read-data.ts';

const needs = 'people';

const invitation = z.object({ token: z.string(), expires_at: z.string() });

export type Invitation = z.infer<typeof invitation>;

const text = (max: number) =>
  z
    .string({ error: 'required' })
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, `tooLong:${max}`));

export const staffCreation = z.object({
  name: text(100),
  login: text(50),
  role: z.enum(account.fields.role.values, { error: 'required' }),
});

export const staffUpdate = staffCreation;

type StaffValues = z.infer<typeof staffCreation>;

const creation: ApiMutation<StaffValues> = {
  needs,
  allow: 'staff.manage',
  method: 'POST',
  path: '/DC/CreateStaff',
  invalidates: ['account'],
};
const update: ApiMutation<StaffValues & Pick<Account, 'account_id' | 'status'>> = {
  needs,
  allow: 'staff.manage',
  method: 'PUT',
  path: '/DC/UpdateStaff',
  invalidates: ['account'],
};
const renewal: ApiMutation<Pick<Account, 'account_id'>> = {
  needs,
  allow: 'staff.manage',
  method: 'POST',
  path: ({ account_id }) => `/DC/RenewInvitation/${encodeURIComponent(account_id)}`,
  invalidates: ['account'],
};
const removal: ApiMutation<Pick<Account, 'account_id'>> = {
  needs,
  allow: 'staff.manage',
  method: 'DELETE',
  path: ({ account_id }) => `/DC/DeleteStaff/${encodeURIComponent(account_id)}`,
  invalidates: ['account'],
};

const readInvitation = (response: ApiResponse) => readData(invitation, response['invitation']);

function useInviting<Input extends object>(mutation: ApiMutation<Input>) {
  const send = useApiMutation(mutation);
  return useMemo(() => send && (async (input: Input) => readInvitation(await send(input))), [send]);
}

/** People of the company who sign in to the console, page by page. */
export const useStaff = (view: ListView) => useList(account, view);
/** Invites a person; resolves to the invitation, which is shown once. */
export const useStaffCreation = () => useInviting(creation);
/** Changes a person's name, login, role and status. */
export const useStaffUpdate = () => useApiMutation(update);
/** Replaces an invitation; resolves to the new one. */
export const useInvitationRenewal = () => useInviting(renewal);
/** Withdraws an invitation. */
export const useInvitationRemoval = () => useApiMutation(removal);
