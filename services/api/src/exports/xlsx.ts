import type { ExportColumn } from '@tawseel/api-client/export-file';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ResponseLanguage } from '../messages/translate.ts';
import { cellWriter, escaped, headingXml, styles, widthOf } from './sheet-cell.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationship = 'http://schemas.openxmlformats.org/package/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Letters of a column: A to Z, AA and so on. */
function lettersOf(at: number): string {
  return (at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
}

async function* sheetXml(
  columns: readonly ExportColumn[],
  batches: AsyncIterable<readonly Record<string, unknown>[]>,
  language: ResponseLanguage,
) {
  const direction = language === 'ar' ? ' rightToLeft="1"' : '';
  yield `${head}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"${direction}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  const writers = columns.map(cellWriter);
  const rowXml = (row: Record<string, unknown>) => {
    let cells = '';
    for (const write of writers) cells += write(row);
    return `<row>${cells}</row>`;
  };
  const top = (rows: readonly Record<string, unknown>[]) => {
    const widths = columns.map((column, at) => {
      const width = widthOf(column, rows);
      return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
    });
    const headings = columns.map(({ heading }) => headingXml(heading));
    return `<cols>${widths.join('')}</cols><sheetData><row>${headings.join('')}</row>`;
  };
  let count = 0;
  let isOpen = false;
  for await (const rows of batches) {
    if (!isOpen) yield top(rows);
    isOpen = true;
    count += rows.length;
    yield rows.map(rowXml).join('');
  }
  if (!isOpen) yield top([]);
  yield `</sheetData><autoFilter ref="A1:${lettersOf(columns.length - 1)}${count + 1}"/></worksheet>`;
}

const contentTypes = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`;
const packageRelations = `${head}<Relationships xmlns="${packageRelationship}"><Relationship Id="rId1" Type="${relationship}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const workbookRelations = `${head}<Relationships xmlns="${packageRelationship}"><Relationship Id="rId1" Type="${relationship}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationship}/styles" Target="styles.xml"/></Relationships>`;

function workbook(title: string) {
  return `${head}<workbook xmlns="${spreadsheet}" xmlns:r="${relationship}"><sheets><sheet name="${escaped(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

/** Files of equal rows are equal: 1 January 1980 is the first day that the ZIP format has. */
const entry = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, compressionLevel: 4 };

/**
 * Rows as a workbook of one sheet, streamed; right to left in Arabic. The ZIP comment of the file, `rows=1234`, is the
 * number of rows: it is known only after the last row, when no response header can be sent any more.
 */
export function xlsx(
  title: string,
  columns: readonly ExportColumn[],
  batches: AsyncIterable<readonly Record<string, unknown>[]>,
  language: ResponseLanguage,
): AsyncIterable<Buffer> {
  const archive = new ZipFile();
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': packageRelations,
    'xl/workbook.xml': workbook(title),
    'xl/_rels/workbook.xml.rels': workbookRelations,
    'xl/styles.xml': `${head}<styleSheet xmlns="${spreadsheet}">${styles}</styleSheet>`,
  };
  for (const [name, xml] of Object.entries(parts)) archive.addBuffer(Buffer.from(xml), name, entry);
  let count = 0;
  async function* counted() {
    for await (const rows of batches) {
      count += rows.length;
      yield rows;
    }
  }
  const sheet = Readable.from(sheetXml(columns, counted(), language), { objectMode: false });
  const output = Readable.from(archive.outputStream);
  archive.addReadStream(sheet, 'xl/worksheets/sheet1.xml', entry);
  sheet.on('end', () => archive.end({ comment: `rows=${count}`, forceZip64Format: false }));
  // The archive does not pass on a failure of the rows, or the departure of the reader.
  sheet.on('error', (error) => output.destroy(error));
  output.on('close', () => sheet.destroy());
  return output;
}
