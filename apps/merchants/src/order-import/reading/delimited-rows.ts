import Papa from 'papaparse';
import { cellText, type FilledRow } from './tidy-rows.ts';

const delimiters = ['\t', ';', ','];
const sampleLength = 50_000;
const sampleRows = 50;

function parse(text: string, delimiter: string, preview = 0): string[][] {
  const options = { delimiter, newline: '\n', preview } as const;
  const { data, errors } = Papa.parse<string[]>(text, options);
  // A quotation mark that nothing closes would make one cell of the rest of the file.
  const isOpen = preview === 0 && errors.some(({ code }) => code === 'MissingQuotes');
  return isOpen ? Papa.parse<string[]>(text, { ...options, quoteChar: '\0' }).data : data;
}

/** How many rows have the usual number of cells, and that number; without rows of one cell, which may be titles. */
function fit(text: string, delimiter: string): { rows: number; cells: number } {
  const counts = new Map<number, number>();
  for (const { length } of parse(text, delimiter, sampleRows))
    if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [best] = [...counts].toSorted(([cells, rows], [otherCells, otherRows]) =>
    rows === otherRows ? otherCells - cells : otherRows - rows,
  );
  return { cells: best?.[0] ?? 0, rows: best?.[1] ?? 0 };
}

function guessDelimiter(text: string): string {
  const sample = text.slice(0, sampleLength);
  const [best] = delimiters
    .map((delimiter) => ({ delimiter, ...fit(sample, delimiter) }))
    .toSorted((a, b) => b.rows - a.rows || b.cells - a.cells);
  return best && best.cells > 0 ? best.delimiter : '\t';
}

/** The cells of a CSV text or of rows that were copied from a spreadsheet. */
export function delimitedRows(source: string): FilledRow[] {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  // Excel's own line, which names the delimiter.
  const [line = '', named] = /^sep=([,;\t|])\n/i.exec(text) ?? [];
  const body = text.slice(line.length);
  return parse(body, named ?? guessDelimiter(body)).map((cells) => {
    const row: FilledRow = new Map();
    cells.forEach((cell, column) => {
      const shown = cellText(cell);
      if (shown !== '') row.set(column, shown);
    });
    return row;
  });
}
