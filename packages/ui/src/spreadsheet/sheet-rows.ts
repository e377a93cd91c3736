import { type NumberFormat, numberText } from './number-formats.ts';
import { fillCell, type FilledRow } from './tidy-rows.ts';
import { readXml, type XmlPieces } from './xml-parts.ts';

/** Tables of a workbook to which its cells refer. */
export interface CellSources {
  strings: readonly string[];
  formats: readonly NumberFormat[];
  is1904: boolean;
}

interface Cell {
  column: number;
  type: string;
  style: number;
  value: string;
}

/** Column and row of a reference such as `AB12`, from 0. */
function place(reference: string): { column: number; row: number } | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? [];
  if (letters === undefined || digits === undefined) return undefined;
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(digits) - 1 };
}

/** Strings escape control characters as `_x000D_`. */
export function unescaped(text: string): string {
  return text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function shownText({ type, style, value }: Cell, { strings, formats, is1904 }: CellSources): string {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'str' || type === 'inlineStr') return unescaped(value);
  if (type === 'd') return value.split('T')[0] ?? '';
  if (type === 'b') return value.trim() === '1' ? 'TRUE' : 'FALSE';
  return type === 'e' ? value : numberText(value, formats[style], is1904);
}

/** Removes what merged cells hide: only the first one shows its value. */
function hideMerged(rows: readonly FilledRow[], range: string): void {
  const [first, last] = range.split(':').map(place);
  if (!first || !last) return;
  rows.slice(first.row, last.row + 1).forEach((row, below) => {
    for (const column of row.keys()) {
      const isFirst = below === 0 && column === first.column;
      if (!isFirst && column >= first.column && column <= last.column) row.delete(column);
    }
  });
}

/** The filled cells of a sheet. Formulas are not evaluated: a cell has the value that was saved with it. */
export async function sheetRows(xml: XmlPieces, sources: CellSources): Promise<FilledRow[]> {
  const rows: FilledRow[] = [];
  let row = -1;
  let column = -1;
  let cell: Cell | undefined;
  let isValue = false;
  let isPhonetic = false;

  await readXml(xml, {
    open({ name, attribute }) {
      if (name === 'row') {
        row = Number(attribute('r') ?? row + 2) - 1;
        column = -1;
      } else if (name === 'c') {
        column = place(attribute('r') ?? '')?.column ?? column + 1;
        cell = { column, type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0), value: '' };
      } else if (name === 'v' || name === 't') isValue = true;
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 'mergeCell') hideMerged(rows, attribute('ref') ?? '');
    },
    text(text) {
      if (cell && isValue && !isPhonetic) cell.value += text;
    },
    close(name) {
      if (name === 'c' && cell) {
        fillCell(rows, row, cell.column, shownText(cell, sources));
        cell = undefined;
      } else if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isPhonetic = false;
    },
  });
  return rows;
}
