type Path = (string | number)[];
type Issue = { code: 'custom'; input: unknown; path: Path; message: string };

/** Input of a cross-field check, and the list that it adds issues to. */
export type Checked<Value> = { value: Value; issues: { push(issue: Issue): unknown } };

/** An issue of the field at `path`. */
export function schemaIssue(input: unknown, path: Path, message: string): Issue {
  return { code: 'custom', input, path, message };
}
