import type { Statement } from './dialect.ts';

/** Stands for the company of a request in a statement that is compiled once. */
export const anyCompany = '\u0001company';

/** A compiled statement with the values of a request in place of what stands for them. */
export function withValues(statement: Statement, values: ReadonlyMap<unknown, string>): Statement {
  return { ...statement, parameters: statement.parameters.map((value) => values.get(value) ?? value) };
}
