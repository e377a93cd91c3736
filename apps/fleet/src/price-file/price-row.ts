import type { PriceFile, PriceFileOutcome } from '@tawseel/api-client/prices';
import { foldText } from '@tawseel/i18n/text';
import { findName, plainAmount, plainDay, type SourceFile } from '@tawseel/ui/spreadsheet';
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
  cities: readonly { city: string; country: string }[];
  cityNames: readonly string[];
}

const amounts: ReadonlySet<PriceColumn> = new Set([
  'delivery_price',
  'return_price',
  'second_attempt_price',
  'cod_percent',
]);
const days: ReadonlySet<PriceColumn> = new Set(['from_day', 'to_day']);

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
  const plain = plainAmount(text.replace('%', ''));
  const value = Number(plain);
  return plain.trim() === '' || Number.isNaN(value) ? text : value;
}

/** A row as the server is sent it: names of merchants as their ids, cities as the company writes them. */
export function sentRow(cells: PriceCells, reference: PriceReference): PriceFile['rows'][number] {
  const { merchant_id: id = '', merchant_name: name = '', city = '', country } = cells;
  const found = findName(city, reference.cityNames);
  const known = 'name' in found ? found.name : city;
  const home = reference.cities.find((row) => row.city === known)?.country ?? '';
  const merchant = id || name;
  const values = Object.entries(cells).map(([column, text]): [string, string | number] => {
    const is = (set: ReadonlySet<string>) => set.has(column);
    return [column, is(amounts) ? amountOf(text) : is(days) ? plainDay(text) : text];
  });
  const { merchant_name: _, ...others } = Object.fromEntries(values);
  return {
    ...others,
    merchant_id: merchant === '' ? null : (reference.merchants.get(foldText(merchant)) ?? merchant),
    country: country ?? home,
    city: known,
  };
}
