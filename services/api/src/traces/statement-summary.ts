const changed = /^\s*(insert into|update|delete from) "?(\w+)/i;
// `extract(epoch from …)` names no table.
const read = /(?<!\bextract\(\w+\s)\bfrom "?(\w+)/i;

/**
 * Short name of a statement: the name of a prepared one or its first word, and its first table. These are parts of the code and
 * contain no value of a request.
 */
export function statementSummary(text: string, name?: string): string {
  const [, verb, target] = changed.exec(text) ?? [];
  if (verb) return `${verb} ${target}`.toLowerCase();
  // Prepared pages are numbered in the order of their first use.
  const kind = name?.replace(/ \d+$/, '') ?? /\w+/.exec(text)?.[0]?.toLowerCase() ?? 'statement';
  const [, table] = read.exec(text) ?? [];
  return table ? `${kind} ${table}` : kind;
}
