import { zipSync, strToU8, type Zippable } from 'fflate';

/** A cell: text, number, or XML of its own. */
type SampleCell = string | number | { xml: string };

interface SampleSheet {
  rows: SampleCell[][];
  merged?: string[];
  isHidden?: boolean;
}

interface SampleOptions {
  is1904?: boolean;
  /** Texts that cells refer to by `t="s"`. */
  strings?: string;
}

const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const styles = `${head}<styleSheet><numFmts count="2"><numFmt numFmtId="170" formatCode="[$-409]dd\\/mm\\/yyyy;@"/><numFmt numFmtId="171" formatCode="0000000000"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="20"/></cellXfs></styleSheet>`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function cellXml(cell: SampleCell): string {
  if (typeof cell === 'object') return cell.xml;
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

function sheetXml({ rows, merged = [] }: SampleSheet): string {
  const data = rows.map((row) => `<row>${row.map(cellXml).join('')}</row>`).join('');
  const cells = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return `${head}<worksheet><sheetData>${data}</sheetData><mergeCells>${cells}</mergeCells></worksheet>`;
}

/** The files of a workbook. */
export function workbookFiles(
  sheets: readonly SampleSheet[],
  { is1904, strings = '' }: SampleOptions = {},
): Record<string, string> {
  const named = sheets.map(
    ({ isHidden }, at) =>
      `<sheet name="S${at}" sheetId="${at + 1}" r:id="rId${at}"${isHidden ? ' state="hidden"' : ''}/>`,
  );
  const relations = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at}" Type="${relationship}/worksheet" Target="worksheets/s${at}.xml"/>`,
  );
  return {
    '_rels/.rels': `${head}<Relationships><Relationship Id="r" Type="${relationship}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns:r="${relationship}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships>${relations.join('')}<Relationship Id="st" Type="${relationship}/styles" Target="styles.xml"/><Relationship Id="ss" Type="${relationship}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': `${head}<sst>${strings}</sst>`,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/s${at}.xml`, sheetXml(sheet)])),
  };
}

export function zip(files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> {
  const content: Zippable = {};
  for (const [name, file] of Object.entries(files))
    content[name] = typeof file === 'string' ? strToU8(file) : file;
  return zipSync(content, { level: 1 });
}

export function workbook(sheets: readonly SampleSheet[], options?: SampleOptions): Uint8Array<ArrayBuffer> {
  return zip(workbookFiles(sheets, options));
}

/** A file as an input of a page gives it. */
export function fileOf(content: Uint8Array | string, name: string): File {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  return new File([new Uint8Array(bytes)], name);
}
