/** A line of a migration that runs a statement. */
export function statement(text: string): string {
  return `await sql\`${text}\`.execute(db);`;
}

/** An array of texts, as a migration has it. */
export function listOf(values: readonly string[]): string {
  return `[${values.map((value) => `'${value}'`).join(', ')}]`;
}
