/** A key that identifies a mutation: 128 random bits. Not `crypto.randomUUID`, which browsers provide only to pages over HTTPS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
