import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyOptions,
  PasskeyRequest,
} from '@tawseel/api-client/schemas';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Deviations from what an honest browser and authenticator do. */
interface Deviations {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  isVerified?: boolean;
}

const flags = { isPresent: 0x01, isVerified: 0x04, hasCredential: 0x40 };

function sha256(data: Buffer | string) {
  return createHash('sha256').update(data).digest();
}

function bytes(...parts: Uint8Array[]) {
  return new Uint8Array(Buffer.concat(parts));
}

/** A browser at `origin` with an authenticator that holds one ES256 passkey. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  let signatures = 0;

  function clientData(type: string, challenge: string, deviations: Deviations) {
    const data = { type, challenge: deviations.challenge ?? challenge, origin: deviations.origin ?? origin };
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false }));
  }

  function authenticatorData(
    rpId: string,
    { isVerified = true, counter }: Deviations,
    credential?: Uint8Array,
  ) {
    const head = Buffer.alloc(5);
    head[0] = flags.isPresent | (isVerified ? flags.isVerified : 0) | (credential ? flags.hasCredential : 0);
    head.writeUInt32BE(counter ?? signatures, 1);
    return bytes(sha256(rpId), head, ...(credential ? [credential] : []));
  }

  function attestedCredential() {
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(rawId.length);
    return bytes(Buffer.alloc(16), length, rawId, isoCBOR.encode(key));
  }

  return {
    id,
    create(options: PasskeyOptions, deviations: Deviations = {}): PasskeyAttestation {
      const authData = authenticatorData(deviations.rpId ?? options.rp.id, deviations, attestedCredential());
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, deviations).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get(options: PasskeyRequest, deviations: Deviations = {}): PasskeyAssertion {
      signatures += 1;
      const authData = authenticatorData(deviations.rpId ?? options.rpId, deviations);
      const data = clientData('webauthn.get', options.challenge, deviations);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: Buffer.from(authData).toString('base64url'),
          signature: sign('sha256', bytes(authData, sha256(data)), privateKey).toString('base64url'),
        },
      };
    },
  };
}
