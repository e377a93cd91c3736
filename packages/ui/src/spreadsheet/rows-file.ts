/** Matches a cell that a spreadsheet would run as a formula. A phone number may begin with a plus. */
const formula = /^(?:[=@\t\r]|[+-](?![\d\s()-]*$))/;

/** A CSV of rows, such as those of a file with the reason of each in a last column. Spreadsheets recognise UTF-8 by its mark. */
export async function rowsFile(rows: readonly (readonly string[])[]): Promise<Blob> {
  const { default: Papa } = await import(/* webpackChunkName: "papaparse" */ 'papaparse');
  return new Blob(['\uFEFF', Papa.unparse([...rows], { escapeFormulae: formula })], {
    type: 'text/csv;charset=utf-8',
  });
}
