export type TableErrorCode = 'tooLarge' | 'tooManyRows' | 'protected' | 'broken' | 'empty' | 'unknownType';

/** Why no table can be read from a file or a text. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly code: TableErrorCode;

  constructor(code: TableErrorCode) {
    super(`The table cannot be read: ${code}`);
    this.code = code;
  }
}
