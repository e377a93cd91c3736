import { cellKind } from './cell-kind.ts';
import { columnScores, type OrderColumn } from './column-rules.ts';

/** The row of column names, and the names: with two rows, both texts of a column. */
export interface Header {
  /** -1 if no row has column names. */
  row: number;
  names: string[];
}

/** A column of the file and what it may be. */
export interface Candidate {
  at: number;
  column: OrderColumn;
  score: number;
}

const searchedRows = 20;
const longestName = 80;

export function candidatesOf(names: readonly string[]): Candidate[] {
  return names.flatMap((name, at) =>
    [...(columnScores(name) ?? [])].map(([column, score]) => ({ at, column, score })),
  );
}

/** The best candidates first, at most one for a column of the file and one for a column of orders. */
export function bestCandidates(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of candidates.toSorted((a, b) => b.score - a.score || a.at - b.at)) {
    const isTaken = chosen.some(({ at, column }) => at === candidate.at || column === candidate.column);
    if (!isTaken) chosen.push(candidate);
  }
  return chosen;
}

function mayBeNames(row: readonly string[]): boolean {
  return row.every((cell) => cell.length <= longestName && !/^(phone|day|amount)$/.test(cellKind(cell)));
}

/** A name of a group stands above its first column, and counts for those after it. */
function withGroups(groups: readonly string[], row: readonly string[]): string[] {
  let group = '';
  return row.map((name, at) => {
    group = groups[at] || (name === '' ? '' : group);
    return `${group} ${name}`.trim();
  });
}

function quality(names: readonly string[]): { count: number; sum: number } {
  const chosen = bestCandidates(candidatesOf(names));
  return { count: chosen.length, sum: chosen.reduce((sum, { score }) => sum + score, 0) };
}

/** The names of the row alone, or with the groups above it if that says more. */
function namesOf(rows: readonly string[][], at: number) {
  const row = rows[at] ?? [];
  const groups = rows[at - 1] ?? [];
  const alone = { names: row, ...quality(row) };
  const mayBeGroups = groups.filter((cell) => cell !== '').length > 1 && mayBeNames(groups);
  if (!mayBeGroups) return alone;
  const names = withGroups(groups, row);
  const both = { names, ...quality(names) };
  return both.sum > alone.sum ? both : alone;
}

/** Finds the row of column names below titles and groups. */
export function findHeader(rows: readonly string[][]): Header {
  let header: Header = { row: -1, names: [] };
  let best = { count: 0, sum: 0 };
  rows.slice(0, searchedRows).forEach((row, at) => {
    if (!mayBeNames(row)) return;
    const { names, count, sum } = namesOf(rows, at);
    const filled = row.filter((cell) => cell !== '').length;
    const known = names.filter((name) => columnScores(name) !== undefined).length;
    if (count === 0 || known < Math.min(2, filled)) return;
    // Of two rows that say the same, such as one in each language, the orders are below the second.
    const isNext = at === header.row + 1 && count === best.count && sum === best.sum;
    if (count > best.count || (count === best.count && sum > best.sum) || isNext) {
      header = { row: at, names };
      best = { count, sum };
    }
  });
  return header;
}
