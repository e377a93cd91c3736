import { cellKind, type CellKind } from './cell-kind.ts';
import { columnScores, type OrderColumn } from './column-rules.ts';
import { bestCandidates, type Candidate, candidatesOf, findHeader } from './find-header.ts';

export type { OrderColumn } from './column-rules.ts';

/** A proposal for the columns of a file. */
export interface ProposedColumns {
  /** Row of the column names; -1 if the file has none. */
  headerRow: number;
  /** For each column of the file. No column of orders is in it twice. */
  columns: (OrderColumn | undefined)[];
}

const sampleRows = 200;
/** Share of a column's cells that must be of a kind. */
const enough = 0.7;

/** Columns of orders that cells tell, for columns whose names do not. */
const columnOfKind: Partial<Record<CellKind, OrderColumn>> = {
  phone: 'phone_customer',
  day: 'date_order_delivery_customer',
  amount: 'total_price',
  payment: 'type_payment',
  id: 'merchant_order_id',
};

/** 1, 2, 3 and so on: it numbers the rows. */
function isCounter(cells: readonly string[]): boolean {
  return cells.every((cell, at) => Number(cell) === Number(cells[0]) + at);
}

/** The kind of most cells; undefined without one. */
function kindOf(cells: readonly string[]): CellKind | undefined {
  if (cells.length === 0 || isCounter(cells)) return undefined;
  const counts = new Map<CellKind, number>();
  for (const cell of cells) {
    const kind = cellKind(cell);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const [kind, count] = [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best));
  if (count / cells.length < enough) return undefined;
  return kind === 'id' && new Set(cells).size < cells.length ? 'text' : kind;
}

/** Candidates that only the cells can decide: "Order" and "Name" are the order's number in the files of some shops. */
function isContradicted({ column, score }: Candidate, kind: CellKind | undefined): boolean {
  if (kind === undefined) return false;
  if (column === 'phone_customer' && score < 80)
    return kind === 'text' || kind === 'day' || kind === 'payment';
  if (column === 'name_customer') return kind === 'id' || kind === 'phone';
  return column === 'name_order' && score <= 40 && (kind === 'id' || kind === 'amount');
}

/** Proposes what each column of a table is, by its name and else by its cells. */
export function proposeColumns(rows: readonly string[][]): ProposedColumns {
  const { row: headerRow, names } = findHeader(rows);
  const width = rows[0]?.length ?? 0;
  const sample = rows.slice(headerRow + 1, headerRow + 1 + sampleRows);
  const kinds = Array.from({ length: width }, (_, at) =>
    kindOf(sample.map((row) => row[at] ?? '').filter((cell) => cell !== '')),
  );
  const named = candidatesOf(names).filter((candidate) => !isContradicted(candidate, kinds[candidate.at]));
  const chosen = bestCandidates(named);
  const byCells = kinds.flatMap((kind, at): Candidate[] => {
    const column = kind && columnOfKind[kind];
    const isNamed = columnScores(names[at] ?? '') !== undefined && !/^(?:name|order)$/i.test(names[at] ?? '');
    return column && !isNamed ? [{ at, column, score: 1 }] : [];
  });
  const columns: (OrderColumn | undefined)[] = Array.from({ length: width });
  for (const { at, column } of bestCandidates([...chosen, ...byCells])) columns[at] = column;
  return { headerRow, columns };
}
