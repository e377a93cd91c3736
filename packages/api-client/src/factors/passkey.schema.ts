import * as z from 'zod/mini';

/**
 * Passkeys as JSON, in the notation of WebAuthn level 3 (`PublicKeyCredentialCreationOptionsJSON` and so on): what browsers and
 * @simplewebauthn/browser take and return.
 */

const base64url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[A-Za-z0-9_-]+$/, 'invalid'));

const transports = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10));

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** Options of `navigator.credentials.get`. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(descriptor),
  userVerification: z.literal('required'),
});

export type PasskeyRequest = z.infer<typeof passkeyRequest>;

/** Options of `navigator.credentials.create`. */
export const passkeyOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.enum(['discouraged', 'preferred', 'required']),
    requireResidentKey: z.optional(z.boolean()),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

export type PasskeyOptions = z.infer<typeof passkeyOptions>;

const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
};

/** A new passkey: what `navigator.credentials.create` resolves to. The server reads nothing of its other fields. */
export const passkeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.optional(transports),
  }),
});

export type PasskeyAttestation = z.infer<typeof passkeyAttestation>;

/** The proof that a person has a passkey: what `navigator.credentials.get` resolves to. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
});

export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;
