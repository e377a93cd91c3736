import { createHash, randomBytes } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyOptions,
  PasskeyRequest,
} from '@tawseel/api-client/schemas';
import type { Person } from './person.ts';
import type { RelyingParty } from './relying-party.ts';

/** A passkey as the database stores it. */
export interface StoredPasskey {
  passkey_id: string;
  /** COSE key in base64url. */
  public_key: string;
  /** Number of signatures, as the authenticator counts them; 0 always for passkeys that are synchronized. */
  counter: number;
  /** Joined by commas. */
  transports: string;
}

/** How long a challenge is valid, in milliseconds. */
export const challengeMs = 5 * 60 * 1000;

// It takes half a second and 27 MB, which a server without passkeys never spends.
const library = () => import('@simplewebauthn/server');

/** Ed25519, ES256 and RS256 of COSE. */
const algorithms = [-8, -7, -257];

function createChallenge() {
  return randomBytes(32).toString('base64url');
}

function descriptor({ passkey_id, transports }: StoredPasskey) {
  return { id: passkey_id, type: 'public-key', transports: transports.split(',').filter(Boolean) } as const;
}

/** Identifies a person to authenticators, without a name in it. */
function userHandle({ companyId, accountId }: Person) {
  return createHash('sha256')
    .update(JSON.stringify([companyId, accountId]))
    .digest('base64url');
}

/** The options of a proof by one of a person's passkeys. */
export function requestOptions(site: RelyingParty, existing: readonly StoredPasskey[]): PasskeyRequest {
  return {
    challenge: createChallenge(),
    rpId: site.id,
    timeout: challengeMs,
    allowCredentials: existing.map(descriptor),
    userVerification: 'required',
  };
}

/** The options of a new passkey for a person who has the given ones. */
export function creationOptions(
  site: RelyingParty,
  person: Person & { name: string },
  existing: readonly StoredPasskey[],
): PasskeyOptions {
  return {
    challenge: createChallenge(),
    rp: { id: site.id, name: 'Tawseel' },
    user: {
      id: userHandle(person),
      name: `${person.companyId} ${person.name}`.trim(),
      displayName: person.name,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeMs,
    excludeCredentials: existing.map(descriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
  };
}

/** The challenge that a response of an authenticator signs; undefined if the response cannot be read. */
export function signedChallenge({ response }: PasskeyAssertion | PasskeyAttestation): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
    const challenge: unknown = data instanceof Object && Reflect.get(data, 'challenge');
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The new passkey of a response; undefined if the response is not acceptable. */
export async function verifyCreation(
  site: RelyingParty,
  challenge: string,
  { id, rawId, type, response }: PasskeyAttestation,
): Promise<StoredPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    const credential = registrationInfo?.credential;
    return (
      credential && {
        passkey_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: (response.transports ?? []).join(','),
      }
    );
  } catch {
    // The library throws for each kind of response that it refuses.
    return undefined;
  }
}

/** The passkey's new counter; undefined if the response does not prove that the person has the passkey. */
export async function verifyAssertion(
  site: RelyingParty,
  challenge: string,
  passkey: StoredPasskey,
  { id, rawId, type, response }: PasskeyAssertion,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { clientDataJSON, authenticatorData, signature } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: passkey.passkey_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
