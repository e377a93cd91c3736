import type { DraftRow, SourceFile } from './draft.ts';

/** Matches a cell that a spreadsheet would run as a formula. A phone number may begin with a plus. */
const formula = /^(?:[=@\t\r]|[+-](?![\d\s()-]*$))/;

/** A CSV of rows as the file has them, with the reason of each in a last column. Spreadsheets recognise UTF-8 by its mark. */
export async function failedRowsFile(
  file: SourceFile,
  headerRow: number,
  rows: readonly DraftRow[],
  { heading, reasonOf }: { heading: string; reasonOf: (row: DraftRow) => string },
): Promise<Blob> {
  const { default: Papa } = await import(/* webpackChunkName: "papaparse" */ 'papaparse');
  const head = file.rows[headerRow];
  const lines = [
    ...(head ? [[...head, heading]] : []),
    ...rows.map((row) => [...(file.rows[row.row - 1] ?? []), reasonOf(row)]),
  ];
  return new Blob(['\uFEFF', Papa.unparse(lines, { escapeFormulae: formula })], {
    type: 'text/csv;charset=utf-8',
  });
}
