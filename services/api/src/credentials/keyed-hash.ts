import { createHmac, hkdfSync } from 'node:crypto';

/** Hashes a value that JSON can hold, as 64 hexadecimal digits. */
export type KeyedHash = (value: unknown) => string;

/**
 * Hashes values with a key derived from the server's `secret` for one purpose: a reader of the database must not be able to
 * guess a value, such as a password or a phone number, against its hash.
 */
export function createKeyedHash(secret: string, purpose: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `tawseel ${purpose}`, 32));
  return (value) => createHmac('sha256', key).update(JSON.stringify(value)).digest('hex');
}
