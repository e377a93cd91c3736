import { readXml, type XmlPieces } from './xml-parts.ts';

/** How a cell shows its number. */
export interface NumberFormat {
  isDay: boolean;
  /** Digits that it shows at least: `0000000000` shows 790123456 as 0790123456. */
  digits: number;
}

const plain: NumberFormat = { isDay: false, digits: 0 };

/** Formats that every workbook has: ECMA-376, 18.8.30. */
function isBuiltInDay(id: number): boolean {
  return (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
}

function formatOf(code: string): NumberFormat {
  const [shown = ''] = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, '').split(';');
  const isDay = /[yd]/i.test(shown) || (/m/i.test(shown) && !/[hs]/i.test(shown));
  return { isDay, digits: /^0+$/.test(shown) ? shown.length : 0 };
}

/** The formats of a workbook's `styles.xml`, in the order in which cells refer to them. */
export async function readFormats(xml: XmlPieces): Promise<NumberFormat[]> {
  const custom = new Map<string, NumberFormat>();
  const formats: NumberFormat[] = [];
  let isOfCells = false;
  await readXml(xml, {
    open({ name, attribute }) {
      if (name === 'numFmt') custom.set(attribute('numFmtId') ?? '', formatOf(attribute('formatCode') ?? ''));
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) {
        const id = attribute('numFmtId') ?? '0';
        formats.push(custom.get(id) ?? { ...plain, isDay: isBuiltInDay(Number(id)) });
      }
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

const lastSerial = 2_958_465;

/**
 * The day of a serial number, `YYYY-MM-DD`; undefined for a number that is no day.
 *
 * @param is1904 Whether the workbook counts from 1904, as old ones of the Mac do.
 */
export function dayOfSerial(serial: number, is1904 = false): string | undefined {
  if (!(serial >= 1 && serial < lastSerial)) return undefined;
  const days = Math.floor(serial);
  // Excel counts a 29 February 1900, which did not exist.
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  return new Date(epoch + days * 86_400_000).toISOString().slice(0, 10);
}

/** The text that a cell with a number shows, with all its decimals. */
export function numberText(value: string, format = plain, is1904 = false): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  const day = format.isDay ? dayOfSerial(number, is1904) : undefined;
  if (day !== undefined) return day;
  // Excel stores 3.55 as 3.5499999999999998 and shows 15 digits.
  const text = String(Number(number.toPrecision(15)));
  return /^\d+$/.test(text) ? text.padStart(format.digits, '0') : text;
}
