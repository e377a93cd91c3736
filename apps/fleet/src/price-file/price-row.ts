import type { PriceFile, PriceFileOutcome } from '@tawseel/api-client/prices';
import { foldText } from '@tawseel/i18n/text';
import { plainAmount, plainDay, type SourceFile } from '@tawseel/ui/spreadsheet';
import { findPriceHeader, type PriceColumn, readColumns } from './price-columns.ts';

export type PriceCells = Readonly<Partial<Record<PriceColumn, string>>>;

/** One price of a file, and what would become of it. */
export interface PriceRow {
  /** Number of the row in the file, from 1. */
  row: number;
  cells: PriceCells;
  outcome?: PriceFileOutcome;
  isWritten?: boolean;
}

/** What the names in a file stand for. */
export interface PriceReference {
  merchants: ReadonlyMap<string, string | undefined>;
  cities: readonly { city: string; delivery_price: number; return_price: number }[];
}

const amounts: ReadonlySet<string> = new Set<PriceColumn>([
  'delivery_price',
  'return_price',
  'second_attempt_price',
  'cod_percent',
]);

/** The prices of a file, by the names of its columns. Empty rows are left out. */
export function readPriceRows({ rows }: Pick<SourceFile, 'rows'>): PriceRow[] {
  const head = findPriceHeader(rows);
  const columns = readColumns(rows[head] ?? []);
  return rows.flatMap((texts, at): PriceRow[] => {
    if (at <= head || texts.every((text) => text === '')) return [];
    const filled = columns.flatMap((column, place): [PriceColumn, string][] =>
      column && texts[place] ? [[column, texts[place]]] : [],
    );
    return [{ row: at + 1, cells: Object.fromEntries(filled) }];
  });
}

/** An amount as a number, or its text if it cannot be read: the server then says what is wrong with it. */
function amountOf(text: string): number | string {
  const plain = plainAmount(text.replace('%', '').trim());
  return plain === '' || Number.isNaN(Number(plain)) ? text : Number(plain);
}

/**
 * A row as the server is sent it, with the merchant's id for its name. Present prices say since when they count: a day before
 * `today` is left out, so that a changed amount counts from the day of the whole file.
 */
export function sentRow(
  { merchant_id: id = '', merchant_name: name = '', from_day, to_day, ...others }: PriceCells,
  { merchants }: PriceReference,
  today: string,
): PriceFile['rows'][number] {
  const merchant = id || name;
  const from = from_day && plainDay(from_day);
  const values = Object.entries(others).map(([column, text]): [string, string | number] => [
    column,
    amounts.has(column) ? amountOf(text) : text,
  ]);
  return {
    ...Object.fromEntries(values),
    ...(from && from >= today && { from_day: from }),
    ...(to_day && { to_day: plainDay(to_day) }),
    merchant_id: merchant === '' ? null : (merchants.get(foldText(merchant)) ?? merchant),
  };
}

/** What became of a row; one that repeats the city's own price, which a file has too, changes nothing. */
export function outcomeOf(
  outcome: PriceFileOutcome,
  cells: PriceCells,
  { cities }: PriceReference,
): PriceFileOutcome {
  const { merchant_id, merchant_name, area, city = '', second_attempt_price, cod_percent } = cells;
  const isRule = [merchant_id, merchant_name, area, second_attempt_price, cod_percent].some(Boolean);
  if (isRule || outcome.outcome !== 'new' || outcome.before !== null) return outcome;
  const own = cities.find((row) => foldText(row.city) === foldText(city));
  const isOwn =
    own?.delivery_price === amountOf(cells.delivery_price ?? '') &&
    own.return_price === amountOf(cells.return_price ?? '');
  return isOwn ? { ...outcome, outcome: 'same', open_orders: 0 } : outcome;
}
