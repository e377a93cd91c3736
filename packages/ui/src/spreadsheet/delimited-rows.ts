import Papa from 'papaparse';
import { fillCell, type FilledRow } from './tidy-rows.ts';
import type { Pause } from './time-slices.ts';

const delimiters = ['\t', ';', ','];
const sampleLength = 50_000;
const sampleRows = 50;
const chunkSize = 32_768;

function parse(text: string, delimiter: string, pause: Pause, quoteChar = '"'): Promise<FilledRow[]> {
  return new Promise((resolve, reject) => {
    const rows: FilledRow[] = [];
    let row = 0;
    let isOpen = false;
    Papa.parse<string[]>(text, {
      delimiter,
      newline: '\n',
      quoteChar,
      chunkSize,
      chunk({ data, errors }: Papa.ParseResult<string[]>, parser: Papa.Parser) {
        isOpen ||= errors.some(({ code }) => code === 'MissingQuotes');
        for (const cells of data) {
          cells.forEach((cell, column) => fillCell(rows, row, column, cell));
          row += 1;
        }
        const rest = pause();
        if (!rest) return;
        parser.pause();
        rest.then(() => parser.resume()).catch(reject);
      },
      // A quotation mark that nothing closes would make one cell of the rest of the file.
      complete: () => resolve(isOpen ? parse(text, delimiter, pause, '\0') : rows),
    });
  });
}

/** How many rows have the usual number of cells, and that number; without rows of one cell, which may be titles. */
function fit(text: string, delimiter: string): { rows: number; cells: number } {
  const counts = new Map<number, number>();
  const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: sampleRows });
  for (const { length } of data) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
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
export async function delimitedRows(source: string, pause: Pause): Promise<FilledRow[]> {
  await pause();
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  // Excel's own line, which names the delimiter.
  const [line = '', named] = /^sep=([,;\t|])\n/i.exec(text) ?? [];
  const body = text.slice(line.length);
  await pause();
  return parse(body, named ?? guessDelimiter(body), pause);
}
