/** Signing out was refused: the outbox still has reports or photos. */
export class UnsentError extends Error {
  override readonly name = 'UnsentError';
}
