import { newKey } from './new-key.ts';

/** A random UUID, version 4. Not `crypto.randomUUID`, which browsers provide only to pages over HTTPS. */
export function newClientId(): string {
  const hex = newKey();
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20),
  ].join('-');
}
