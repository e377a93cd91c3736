import type { DraftRow, Mapping, SourceFile } from './draft.ts';

/** An import as far as it has come. */
export interface Import {
  file?: SourceFile;
  mapping?: Mapping;
  rows?: readonly DraftRow[];
}

/** Whether rows would be lost that are not added yet. */
export function hasOpenRows({ rows = [] }: Import): boolean {
  return rows.some(({ orderId }) => orderId === undefined);
}

let kept: { company: string; open: Import } | undefined;

/** The import that the company's person left for another page, such as to create a city. */
export function keptImport(company: string): Import {
  return kept?.company === company ? kept.open : {};
}

/** Keeps the import while the console is open, until all of its rows are added. */
export function keepImport(company: string, open: Import): void {
  kept = open.rows && !hasOpenRows(open) ? undefined : { company, open };
}
