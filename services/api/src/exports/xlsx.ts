import type { AnswerLanguage } from '../messages/say.ts';
import { cellOf, type Cell } from './cell.ts';
import type { ExportColumn } from './columns.ts';
import { zip } from './zip.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationship = 'http://schemas.openxmlformats.org/package/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string) {
  // XML 1.0 has no place for control characters, even escaped.
  return text
    .replace(/[&<>"]/g, (char) => escapes[char] ?? char)
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '');
}

function cellXml(cell: Cell) {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return cell === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

function rowXml(cells: readonly Cell[]) {
  return `<row>${cells.map(cellXml).join('')}</row>`;
}

async function* sheetXml(
  columns: readonly ExportColumn[],
  batches: AsyncIterable<readonly Record<string, unknown>[]>,
  language: AnswerLanguage,
) {
  const direction = language === 'ar' ? ' rightToLeft="1"' : '';
  yield `${head}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"${direction}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  yield rowXml(columns.map(({ heading }) => heading));
  for await (const rows of batches) {
    yield rows.map((row) => rowXml(columns.map((column) => cellOf(column, row)))).join('');
  }
  yield '</sheetData></worksheet>';
}

const contentTypes = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`;
const packageRelations = `${head}<Relationships xmlns="${packageRelationship}"><Relationship Id="rId1" Type="${relationship}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const workbookRelations = `${head}<Relationships xmlns="${packageRelationship}"><Relationship Id="rId1" Type="${relationship}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`;

function workbook(title: string) {
  return `${head}<workbook xmlns="${spreadsheet}" xmlns:r="${relationship}"><sheets><sheet name="${escaped(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

/** Passes batches on and counts their rows. */
function counted<Row>(batches: AsyncIterable<readonly Row[]>) {
  const tally = { rows: 0 };
  async function* passed() {
    for await (const rows of batches) {
      tally.rows += rows.length;
      yield rows;
    }
  }
  return { tally, batches: passed() };
}

/**
 * Rows as a workbook of one sheet, streamed; right to left in Arabic. The archive's comment, `rows=1234`, says how many
 * there are: whoever receives the file knows by it that none is missing.
 */
export function xlsx(
  title: string,
  columns: readonly ExportColumn[],
  batches: AsyncIterable<readonly Record<string, unknown>[]>,
  language: AnswerLanguage,
): AsyncGenerator<Buffer> {
  const sheet = counted(batches);
  return zip(
    [
      { name: '[Content_Types].xml', content: [contentTypes] },
      { name: '_rels/.rels', content: [packageRelations] },
      { name: 'xl/workbook.xml', content: [workbook(title)] },
      { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelations] },
      { name: 'xl/worksheets/sheet1.xml', content: sheetXml(columns, sheet.batches, language) },
    ],
    () => `rows=${sheet.tally.rows}`,
  );
}
