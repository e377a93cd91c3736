import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Secrets that the server must read again, encrypted as the database stores them. */
export interface SealedSecrets {
  /** Encrypts a secret of `owner`: a copy in the row of another one cannot be read. */
  seal(owner: readonly string[], secret: string): string;
  /** The secret; undefined if it belongs to another owner, was altered, or was sealed with another server secret. */
  open(owner: readonly string[], sealed: string): string | undefined;
}

/** Encrypts with a key derived from the server's `secret`, so that a copy of the database contains no readable secrets. */
export function createSealedSecrets(secret: string): SealedSecrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tawseel sealed secrets', 32));
  const context = (owner: readonly string[]) => Buffer.from(JSON.stringify(owner));
  return {
    seal(owner, text) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, key, iv).setAAD(context(owner));
      const content = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), content]).toString('base64url');
    },
    open(owner, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
      try {
        const opening = createDecipheriv(cipher, key, iv, { authTagLength: tagBytes })
          .setAAD(context(owner))
          .setAuthTag(tag);
        const content = Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]);
        return content.toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
