/** Why an archive is not accepted, in one sentence. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly kind: 'invalid' | 'too_large' | 'too_slow';

  constructor(kind: ArchiveError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
