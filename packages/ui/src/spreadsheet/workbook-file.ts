/** A cell: a text or a number. */
export type WorkbookCell = string | number;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no control characters, not even escaped ones. */
function escaped(text: string): string {
  return text
    .replace(/[&<>"]/g, (char) => escapes[char] ?? char)
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '');
}

/** Style 1 is the bold heading, style 2 a text, which keeps the zeros before an id. */
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/><xf numFmtId="49" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function cellXml(cell: WorkbookCell, style: number): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (cell === '') return '<c/>';
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

function sheetXml(rows: readonly (readonly WorkbookCell[])[], isRightToLeft: boolean): string {
  const direction = isRightToLeft ? ' rightToLeft="1"' : '';
  const lines = rows.map(
    (row, at) => `<row>${row.map((cell) => cellXml(cell, at === 0 ? 1 : 2)).join('')}</row>`,
  );
  const columns = `<cols><col min="1" max="${Math.max(rows[0]?.length ?? 1, 1)}" width="18" customWidth="1"/></cols>`;
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${direction}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns}<sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/**
 * A workbook of one sheet, whose first row is its headings: for rows that the browser has. Lists are exported by the server.
 *
 * @param title Name of the sheet.
 */
export async function workbookOf(
  title: string,
  rows: readonly (readonly WorkbookCell[])[],
  { isRightToLeft = false } = {},
): Promise<Blob> {
  const { strToU8, zipSync } = await import(/* webpackChunkName: "read-table" */ 'fflate');
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': sheetXml(rows, isRightToLeft),
  };
  const files = Object.entries(parts).map(([path, xml]): [string, Uint8Array] => [path, strToU8(head + xml)]);
  const bytes = zipSync(Object.fromEntries(files), { level: 6 });
  return new Blob([new Uint8Array(bytes)], { type: `${type}.sheet` });
}
