import { plainText } from '@tawseel/i18n/text';
import * as z from 'zod/mini';
import { required, text } from '../description/value-schemas.ts';
import { passkeyAssertion, passkeyAttestation, passkeyOptions, passkeyRequest } from './passkey.schema.ts';
import { defineChange, defineRead } from '../client/described-call.ts';

/** How a person proves to be themselves: by a code of the authenticator app, a recovery code, a passkey or the password. */
export const factorMethods = ['totp', 'recovery', 'passkey', 'password'] as const;

export type FactorMethod = (typeof factorMethods)[number];

/** A code as people type it: digits of either script, with spaces or dashes. */
const code = () =>
  required().check(
    z.overwrite(plainText),
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(40, 'tooLong:40'),
  );

/** The second factor of a sign-in: a code of 6 digits or a recovery code, or a passkey. */
export const signInFactor = z.object({ code: z.optional(code()), passkey: z.optional(passkeyAssertion) });

export type SignInFactor = z.infer<typeof signInFactor>;

/** The proof that makes a session fresh; the password only of a person without a factor. */
export const factorProof = z.object({
  ...signInFactor.shape,
  password: z.optional(z.string().check(z.maxLength(200, 'tooLong:200'))),
});

export type FactorProof = z.infer<typeof factorProof>;

/** `factor` of a failed response with the code `factor_required` or `factor_stale`: what the person can prove by. */
export const factorRequest = z.object({
  methods: z.array(z.enum(factorMethods)),
  passkey: z.optional(passkeyRequest),
});

export type FactorRequest = z.infer<typeof factorRequest>;

/** A code of the authenticator app that is set up. */
export const totpConfirmation = z.object({ code: code() });

/** A passkey to add, with the name that the person gives it. */
export const passkeyCreation = z.object({ name: text({ max: 60 }), response: passkeyAttestation });

export type PasskeyCreation = z.infer<typeof passkeyCreation>;

/** Security settings of the company. */
export const securityUpdate = z.object({ factor_required: z.boolean({ error: 'choice' }) });

export type SecurityUpdate = z.infer<typeof securityUpdate>;

const success = z.literal(true);
const recoveryCodes = z.array(z.string());

/** A new secret of an authenticator app: as text, and as the address that a QR code holds. */
export const totpResponse = z.object({
  success,
  data: z.object({ secret: z.string(), uri: z.string() }),
});

/** New recovery codes, which are shown once; none if the person still has earlier ones. */
export const recoveryCodesResponse = z.object({
  success,
  message: z.optional(z.string()),
  data: z.object({ recovery_codes: recoveryCodes }),
});

export const passkeyOptionsResponse = z.object({ success, data: passkeyOptions });

/** `factor` of a person's own account. */
export const accountFactor = z.object({
  totp: z.boolean(),
  passkeys: z.array(
    z.object({
      passkey_id: z.string(),
      name: z.string(),
      created_at: z.string(),
      last_used_at: z.nullable(z.string()),
    }),
  ),
  recovery_codes_left: z.int(),
  is_required: z.boolean(),
});

export type AccountFactor = z.infer<typeof accountFactor>;

export const securityResponse = z.object({ success, data: securityUpdate });

const own = { allow: 'account.own', needs: 'factors', changes: [] } as const;
const settings = { ...own, allow: 'staff.manage' } as const;

export const totpCreationCall = defineChange({ ...own, method: 'POST', path: '/DC/CreateTotp' });

export const totpConfirmationCall = defineChange({
  ...own,
  method: 'PUT',
  path: '/DC/ConfirmTotp',
  body: totpConfirmation,
});

export const totpRemovalCall = defineChange({ ...own, method: 'DELETE', path: '/DC/DeleteTotp' });

export const recoveryCodesCall = defineChange({ ...own, method: 'POST', path: '/DC/CreateRecoveryCodes' });

export const passkeyOptionsCall = defineChange({ ...own, method: 'POST', path: '/DC/CreatePasskeyOptions' });

export const passkeyCreationCall = defineChange({
  ...own,
  method: 'POST',
  path: '/DC/CreatePasskey',
  body: passkeyCreation,
});

export const passkeyRemovalCall = defineChange({
  ...own,
  method: 'DELETE',
  path: '/DC/DeletePasskey/:passkey_id',
});

export const factorConfirmationCall = defineChange({
  ...own,
  method: 'POST',
  path: '/DC/ConfirmFactor',
  body: factorProof,
});

export const factorResetCall = defineChange({
  ...settings,
  method: 'POST',
  path: '/DC/ResetFactor/:account_id',
  changes: ['account'],
});

export const securityCall = defineRead({
  path: '/DC/DisplaySecurity',
  allow: 'staff.manage',
  needs: 'factors',
});

export const securityUpdateCall = defineChange({
  ...settings,
  method: 'PUT',
  path: '/DC/UpdateSecurity',
  body: securityUpdate,
});
