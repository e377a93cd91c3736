import type { ExportColumn } from '@tawseel/api-client/export-file';
import type { ResponseLanguage } from '../messages/translate.ts';
import { cellWriter, headingXml, widthOf } from './sheet-cell.ts';

/** First line of each XML file of a workbook. */
export const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Namespace of the files of a workbook. */
export const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Letters of a column: A to Z, AA and so on. */
function lettersOf(at: number): string {
  return (at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
}

/** A sheet, part by part: its heading, then the rows of each batch. */
export async function* sheetXml(
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
