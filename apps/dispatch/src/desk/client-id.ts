import { newKey } from '@tawseel/api-client';

/** A random id of a scan, a UUID of version 4. Not `crypto.randomUUID`, which browsers provide only to pages over HTTPS. */
export function newClientId(): string {
  const key = newKey();
  return [
    key.slice(0, 8),
    key.slice(8, 12),
    `4${key.slice(13, 16)}`,
    `a${key.slice(17, 20)}`,
    key.slice(20),
  ].join('-');
}
