/** Input of a cross-field check, and the list that it adds issues to. */
export interface Checked<Value> {
  value: Value;
  issues: { push(issue: ReturnType<typeof schemaIssue>): unknown };
}

/** An issue of the field at `path`. */
export function schemaIssue(input: unknown, path: (string | number)[], message: string) {
  return { code: 'custom', input, path, message } as const;
}
