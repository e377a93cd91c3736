import { foldWording } from '@tawseel/i18n/text';

/** The columns of a file of prices, with the wordings of their names in both languages. */
const wordings = {
  merchant_id: 'Merchant ID, merchant_id, Merchant no, Merchant code, رقم التاجر, كود التاجر, رمز التاجر',
  merchant_name: 'Merchant, merchant_name, Shop, Store, Shop name, التاجر, اسم التاجر, المتجر, اسم المتجر',
  country: 'Country, country, الدولة, البلد',
  city: 'City, city, Governorate, المدينة, المحافظة',
  area: 'Area, area, District, Zone, Neighborhood, Neighbourhood, المنطقة, الحي',
  delivery_price:
    'Delivery price, delivery_price, Delivery, Delivery fee, Price, Fee, سعر التوصيل, التوصيل, أجرة التوصيل, أجور التوصيل, السعر',
  return_price:
    'Return price, return_price, Return, Return fee, سعر الإرجاع, الإرجاع, المرتجع, أجرة الإرجاع, سعر المرتجع',
  second_attempt_price:
    'Price after a failed attempt, second_attempt_price, Second attempt, Second attempt price, سعر التوصيل بعد محاولة متعذّرة, المحاولة الثانية, سعر المحاولة الثانية',
  cod_percent:
    'Percent of the amount collected, cod_percent, COD percent, COD %, Percent, %, النسبة المئوية من المبلغ المحصّل, نسبة التحصيل, النسبة',
  from_day: 'From, from_day, From day, Date, من تاريخ, من, التاريخ, بداية من',
  to_day: 'To, to_day, Until, إلى تاريخ, إلى, حتى',
} as const;

export type PriceColumn = keyof typeof wordings;

/** The columns of a file of prices. */
export const priceColumns = [
  'merchant_id',
  'merchant_name',
  'country',
  'city',
  'area',
  'delivery_price',
  'return_price',
  'second_attempt_price',
  'cod_percent',
  'from_day',
  'to_day',
] as const satisfies readonly PriceColumn[];

/** A row without these is no price. */
export const neededColumns: readonly PriceColumn[] = ['city', 'delivery_price', 'return_price'];

/** A name without the unit behind it. */
const bare = (name: string) => foldWording(name.replace(/\((?:JD|JOD|د\.أ)\)/i, ''));

const columnOf = new Map(
  priceColumns.flatMap((column) =>
    wordings[column].split(',').map((wording): [string, PriceColumn] => [bare(wording), column]),
  ),
);

/** What each name of a row means; a column that has come before is not there twice. */
export function readColumns(names: readonly string[]): (PriceColumn | undefined)[] {
  const columns = names.map((name) => columnOf.get(bare(name)));
  return columns.map((column, at) => (columns.indexOf(column) === at ? column : undefined));
}

/** Titles may stand above the names. */
const searchedRows = 10;

/** Finds the row with the most names of columns; -1 if none has two. */
export function findPriceHeader(rows: readonly string[][]): number {
  const counts = rows
    .slice(0, searchedRows)
    .map((row) => readColumns(row).filter((column) => column !== undefined).length);
  const most = Math.max(0, ...counts);
  return most < 2 ? -1 : counts.indexOf(most);
}
