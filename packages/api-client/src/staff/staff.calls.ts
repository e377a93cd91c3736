import * as z from 'zod/mini';
import { choice, required, text } from '../description/value-schemas.ts';
import { accountFactor } from '../factors/factors.calls.ts';
import { roles } from '../permissions/permissions.ts';
import { userName } from '../accounts/user-name.ts';
import { account } from './account.entity.ts';
import { defineCall, defineChange, defineRead } from '../client/described-call.ts';

const { login, name, role, status } = account.fields;

const person = {
  name: text(name),
  login: text(login).check(z.overwrite(userName)),
  role: choice(role),
};

/** A person to invite. */
export const staffCreation = z.object(person);

export type StaffCreation = z.infer<typeof staffCreation>;

/**
 * A change of a person, whose status is disabled or not: the server knows who is still invited. The login of the company's
 * own account is empty.
 */
export const staffUpdate = z.object({
  ...person,
  account_id: text(account.fields.account_id),
  login: z.union([z.literal(''), person.login], { error: 'required' }),
  status: choice(status),
});

export type StaffUpdate = z.infer<typeof staffUpdate>;

/** A password that a person chooses. The server also refuses common ones. */
export function newPassword() {
  return required().check(
    z.minLength(1, 'required'),
    z.minLength(10, 'tooShort:10'),
    z.maxLength(200, 'tooLong:200'),
  );
}

const token = required().check(z.minLength(1, 'required'), z.maxLength(300, 'tooLong:300'));

/** The token of an invitation, from its link. */
export const invitationQuery = z.object({ token });

/** The password of a person who accepts an invitation. */
export const invitationAcceptance = z.object({ token, password: newPassword() });

/** A change of one's own password. */
export const passwordUpdate = z.object({
  password: required().check(z.minLength(1, 'required'), z.maxLength(200, 'tooLong:200')),
  new_password: newPassword(),
});

const success = z.literal(true);

/** An invitation, whose token is in no other response. */
export const invitationResponse = z.object({
  success,
  message: z.string(),
  invitation: z.object({ token: z.string(), expires_at: z.string() }),
});

/** Company, role and login that an invitation offers. */
export const invitationOffer = z.object({
  success,
  data: z.object({
    name_company: z.string(),
    company_id: z.string(),
    name: z.string(),
    login: z.string(),
    role: z.enum(roles),
  }),
});

/** The person's own account; `password_reset` is a reset of the password that the person has not acknowledged. */
export const ownAccountResponse = z.object({
  success,
  data: z.object({
    account_id: z.string(),
    company_id: z.string(),
    name: z.string(),
    login: z.string(),
    role: z.enum(roles),
    has_password_since: z.nullable(z.string()),
    password_reset: z.nullable(z.object({ by: z.string(), at: z.string() })),
    factor: accountFactor,
  }),
});

/** The person's own sessions, the most recently used one first. */
export const sessionsResponse = z.object({
  success,
  data: z.array(
    z.object({
      session_id: z.string(),
      device: z.string(),
      address: z.string(),
      created_at: z.string(),
      last_seen_at: z.string(),
      is_current: z.boolean(),
    }),
  ),
});

const people = { allow: 'staff.manage', needs: 'people', changes: ['account'] } as const;

export const staffCreationCall = defineChange({
  ...people,
  method: 'POST',
  path: '/DC/CreateStaff',
  body: staffCreation,
});

export const staffUpdateCall = defineChange({
  ...people,
  method: 'PUT',
  path: '/DC/UpdateStaff',
  body: staffUpdate,
});

export const invitationRenewalCall = defineChange({
  ...people,
  method: 'POST',
  path: '/DC/RenewInvitation/:account_id',
});

export const invitationRemovalCall = defineChange({
  ...people,
  method: 'DELETE',
  path: '/DC/DeleteStaff/:account_id',
});

export const passwordResetCall = defineChange({
  ...people,
  needs: 'password_resets',
  method: 'POST',
  path: '/DC/ResetPassword/:account_id',
});

export const invitationCall = defineRead({
  path: '/DC/ReadInvitation',
  allow: 'public',
  body: invitationQuery,
});

export const invitationAcceptanceCall = defineCall({
  method: 'POST',
  path: '/DC/AcceptInvitation',
  allow: 'public',
  body: invitationAcceptance,
});

const own = { allow: 'account.own', needs: 'people' } as const;

export const ownAccountCall = defineRead({ ...own, path: '/DC/DisplayAccount' });

export const sessionsCall = defineRead({ ...own, path: '/DC/DisplaySessions' });

export const passwordUpdateCall = defineChange({
  ...own,
  method: 'PUT',
  path: '/DC/UpdatePassword',
  body: passwordUpdate,
  changes: [],
});

export const passwordResetAcknowledgementCall = defineChange({
  ...own,
  needs: 'password_resets',
  method: 'POST',
  path: '/DC/AcknowledgePasswordReset',
  changes: ['account'],
});

export const sessionEndCall = defineChange({
  ...own,
  method: 'POST',
  path: '/DC/EndSession/:session_id',
  changes: [],
});

export const otherSessionsEndCall = defineChange({
  ...own,
  method: 'POST',
  path: '/DC/EndOtherSessions',
  changes: [],
});
