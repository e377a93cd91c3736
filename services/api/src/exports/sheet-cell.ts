import { cellOf, type ExportColumn } from '@tawseel/api-client/export-file';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * A text in XML. XML 1.0 cannot contain control characters, even escaped. Workbooks read `_x0041_` as an A, so the underscore of such a
 * text is escaped in their own way.
 */
export function escaped(text: string): string {
  return text
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (char) => escapes[char] ?? char)
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '');
}

/** The formats of cells; their indexes in `styles` are the style numbers of the cells. */
const formats = {
  general: 'General',
  heading: 'General',
  text: '@',
  integer: '0',
  // Two decimals, three only if the third is not 0, as on the screens.
  money: '#,##0.00#',
  day: 'yyyy\\-mm\\-dd',
  moment: 'yyyy\\-mm\\-dd\\ hh:mm',
  // Days all the same: spreadsheets sort them, group by them, and write the month in the reader's language.
  month: 'mmmm\\ yyyy',
  year: 'yyyy',
} as const;

type Format = keyof typeof formats;

const names = Object.keys(formats);
const styleOf = (format: Format) => names.indexOf(format);

const formatOf: Partial<Record<ExportColumn['kind'], Format>> = {
  id: 'text',
  reference: 'text',
  company: 'text',
  phone: 'text',
  wholeNumber: 'integer',
  money: 'money',
  signedMoney: 'money',
  day: 'day',
  moment: 'moment',
};

const formatFor = ({ kind, period }: ExportColumn): Format => period ?? formatOf[kind] ?? 'general';

/** Custom number formats begin at this id; the ids below it are built in. */
const firstFormat = 164;

/** The style sheet of a workbook. Style 1 is the bold heading. */
export const styles =
  `<numFmts count="${names.length}">${Object.values(formats)
    .map((code, at) => `<numFmt numFmtId="${firstFormat + at}" formatCode="${escaped(code)}"/>`)
    .join('')}</numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  `<cellXfs count="${names.length}">${names
    .map(
      (name, at) =>
        `<xf numFmtId="${firstFormat + at}" fontId="${name === 'heading' ? 1 : 0}" xfId="0" applyFont="1" applyNumberFormat="1"/>`,
    )
    .join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>`;

function textXml(text: string, style: number) {
  if (text === '') return '<c/>';
  const space = /^\s|\s$/.test(text) ? ' xml:space="preserve"' : '';
  const styled = style === 0 ? '' : ` s="${style}"`;
  return `<c t="inlineStr"${styled}><is><t${space}>${escaped(text)}</t></is></c>`;
}

const dayLength = 86_400;
/** Day 0 of workbooks, 30 December 1899, in seconds before 1970. */
const epoch = 25_569 * dayLength;
/** Before this day the calendar of workbooks has a day that never existed. */
const firstDay = 61;

/** Days since the epoch of workbooks, with the time of day as a fraction; undefined for a text that is not such a time. */
function serialOf(text: string): number | undefined {
  const digits = text.length === 10 ? `${text}T00:00:00` : text.slice(0, 19);
  const serial = (Date.parse(`${digits}Z`) / 1000 + epoch) / dayLength;
  // To a tenth of a second, rounded up: spreadsheets cut fractions of a second off.
  return serial >= firstDay ? Math.ceil(serial * 1e6) / 1e6 : undefined;
}

/** Returns a function that writes a column's cell of a row. */
export function cellWriter(column: ExportColumn): (row: Record<string, unknown>) => string {
  const format = formatFor(column);
  const style = styleOf(format);
  const isTime = column.kind === 'day' || column.kind === 'moment';
  return (row) => {
    const value = row[column.name];
    if (typeof value === 'number') return `<c s="${style}"><v>${value}</v></c>`;
    const serial = isTime && typeof value === 'string' ? serialOf(value) : undefined;
    if (serial !== undefined) return `<c s="${style}"><v>${serial}</v></c>`;
    return textXml(String(cellOf(column, row)), style);
  };
}

/** The cell of a heading. */
export function headingXml(heading: string): string {
  return textXml(heading, styleOf('heading'));
}

const [narrowest, widest] = [8, 60];
/** Characters of a formatted date and time. */
const timeWidths: Partial<Record<Format, number>> = { day: 10, moment: 16, month: 15, year: 4 };

/** Width of a column in characters, by its heading and its first rows: the others are not known yet. */
export function widthOf(column: ExportColumn, rows: readonly Record<string, unknown>[]): number {
  const longest = (row: Record<string, unknown>) =>
    timeWidths[formatFor(column)] ?? String(cellOf(column, row)).length;
  // The heading has a button of the filter.
  const width = rows.reduce((most, row) => Math.max(most, longest(row)), column.heading.length + 3);
  return Math.min(Math.max(width + 1, narrowest), widest);
}
