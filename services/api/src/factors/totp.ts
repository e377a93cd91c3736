import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 recommends for SHA-1. Authenticator apps ignore other algorithms, lengths and periods. */
const secretBytes = 20;

/** Steps of 30 seconds that the clock of a phone may differ by. */
const drift = 1;

/** A new secret in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The address of a secret, which authenticator apps read from a QR code. */
export function totpUri(secret: string, label: string): string {
  return new TOTP({ issuer: 'Tawseel', label, secret }).toString();
}

/** The step of 30 seconds whose code is `code`, if it is the present one or its neighbour (RFC 6238). */
export function totpStep(secret: string, code: string, timestamp: number = Date.now()): number | undefined {
  const delta = new TOTP({ secret }).validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta;
}
