type Path = (string | number)[];
type Fault = { code: 'custom'; input: unknown; path: Path; message: string };

/** A value that a check of several fields looks at, and where it says what is wrong. */
export type Checked<Value> = { value: Value; issues: { push(fault: Fault): unknown } };

/** What is wrong with the field at `path`. */
export function fault(input: unknown, path: Path, message: string): Fault {
  return { code: 'custom', input, path, message };
}
