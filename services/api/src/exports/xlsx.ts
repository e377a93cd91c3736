import type { ExportColumn } from '@tawseel/api-client/export-file';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ResponseLanguage } from '../messages/translate.ts';
import { escaped, styles } from './sheet-cell.ts';
import { rowsOfSheets } from './sheet-rows.ts';
import { head, sheetXml, spreadsheet } from './sheet-xml.ts';

const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationship = 'http://schemas.openxmlformats.org/package/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Path of a sheet, from the folder of the workbook. */
const sheetPath = (number: number) => `worksheets/sheet${number}.xml`;

function contentTypes(sheets: readonly number[]) {
  const overrides = sheets.map(
    (number) => `<Override PartName="/xl/${sheetPath(number)}" ContentType="${type}.worksheet+xml"/>`,
  );
  return `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${overrides.join('')}</Types>`;
}

const packageRelations = `${head}<Relationships xmlns="${packageRelationship}"><Relationship Id="rId1" Type="${relationship}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

function workbookRelations(sheets: readonly number[]) {
  const relations = sheets.map(
    (number) =>
      `<Relationship Id="rId${number}" Type="${relationship}/worksheet" Target="${sheetPath(number)}"/>`,
  );
  return `${head}<Relationships xmlns="${packageRelationship}">${relations.join('')}<Relationship Id="rId${sheets.length + 1}" Type="${relationship}/styles" Target="styles.xml"/></Relationships>`;
}

function workbook(title: string, sheets: readonly number[]) {
  const named = sheets.map((number) => {
    const name = number === 1 ? title : `${title} ${number}`;
    return `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`;
  });
  return `${head}<workbook xmlns="${spreadsheet}" xmlns:r="${relationship}"><sheets>${named.join('')}</sheets></workbook>`;
}

/** Files of equal rows are equal: 1 January 1980 is the first day that the ZIP format has. */
const entry = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, compressionLevel: 4 };

/** Rows of a sheet below its heading: spreadsheets read 1,048,576. */
const mostRows = 1_048_575;

/**
 * Rows as a workbook, streamed; right to left in Arabic. Rows that a sheet cannot hold are on further sheets. The ZIP comment of
 * the file, `rows=1234`, is the number of rows: it is known only after the last row, when no response header can be sent any more.
 *
 * @param perSheet Rows of a sheet below its heading.
 */
export function xlsx(
  title: string,
  columns: readonly ExportColumn[],
  batches: AsyncIterable<readonly Record<string, unknown>[]>,
  language: ResponseLanguage,
  perSheet = mostRows,
): AsyncIterable<Buffer> {
  const archive = new ZipFile();
  const add = (parts: Record<string, string>) => {
    for (const [name, xml] of Object.entries(parts)) archive.addBuffer(Buffer.from(xml), name, entry);
  };
  const output = Readable.from(archive.outputStream);
  const rows = rowsOfSheets(batches, perSheet);
  const sheets: number[] = [];
  let sheet: Readable | undefined;
  const addSheet = () => {
    sheets.push(sheets.length + 1);
    sheet = Readable.from(sheetXml(columns, rows.next(), language), { objectMode: false });
    archive.addReadStream(sheet, `xl/${sheetPath(sheets.length)}`, entry);
    sheet.on('end', () => (rows.hasMore() ? addSheet() : end()));
    // The archive does not pass on a failure of the rows, or the departure of the reader.
    sheet.on('error', (error) => output.destroy(error));
  };
  const end = () => {
    add({
      'xl/workbook.xml': workbook(title, sheets),
      'xl/_rels/workbook.xml.rels': workbookRelations(sheets),
      '[Content_Types].xml': contentTypes(sheets),
    });
    archive.end({ comment: `rows=${rows.count()}`, forceZip64Format: false });
  };
  add({
    '_rels/.rels': packageRelations,
    'xl/styles.xml': `${head}<styleSheet xmlns="${spreadsheet}">${styles}</styleSheet>`,
  });
  addSheet();
  output.on('close', () => {
    sheet?.destroy();
    rows.close();
  });
  return output;
}
