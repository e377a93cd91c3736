import { companyTime } from '@tawseel/i18n/moment';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { OrderQuote } from '../prices/quote.ts';
import { cities, country } from './cities.ts';
import { demoStaff } from './demo-companies.ts';
import { insertRows } from './insert-rows.ts';

/** Cities whose districts have prices of their own. */
const divided: readonly string[] = ['عمّان', 'الزرقاء'];

const dayMs = 24 * 60 * 60 * 1000;
const dayAt = (moment: number) => companyTime(moment).slice(0, 10);

interface DemoTerms {
  merchant_id?: string;
  city: string;
  area?: string;
  delivery: number;
  back: number;
  second?: number;
  percent?: number;
}

/** Prices in fils that count since two months ago. */
const present: readonly DemoTerms[] = [
  { city: 'عمّان', area: 'صويلح', delivery: 2250, back: 1000 },
  { city: 'عمّان', area: 'ماركا', delivery: 2250, back: 1000 },
  { city: 'عمّان', area: 'طبربور', delivery: 2250, back: 1250 },
  { city: 'الزرقاء', area: 'الزرقاء الجديدة', delivery: 2750, back: 1250 },
  { merchant_id: 'M-001', city: 'عمّان', delivery: 1750, back: 750 },
  { merchant_id: 'M-001', city: 'عمّان', area: 'عبدون', delivery: 1500, back: 750 },
  { merchant_id: 'M-002', city: 'عمّان', delivery: 1750, back: 1000, second: 2250 },
  { merchant_id: 'M-002', city: 'إربد', delivery: 2750, back: 1250 },
  { merchant_id: 'M-003', city: 'عمّان', delivery: 1800, back: 900, percent: 1 },
  { merchant_id: 'M-004', city: 'الزرقاء', delivery: 2250, back: 1000 },
];

/** Prices that follow some of these next month. */
const planned: readonly DemoTerms[] = [
  { city: 'عمّان', area: 'صويلح', delivery: 2500, back: 1250 },
  { merchant_id: 'M-001', city: 'عمّان', delivery: 2000, back: 1000 },
  { merchant_id: 'M-002', city: 'عمّان', delivery: 1900, back: 1000, second: 2400 },
];

const scopeOf = ({ merchant_id = '', city, area = '' }: DemoTerms) => [merchant_id, city, area].join();

const person = demoStaff.find(({ role }) => role === 'Accountant')?.name ?? '';

/** Adds the areas of some cities, and prices by merchant and area, some of which others follow from the next month on. */
export async function insertPrices(tx: Tx, company_id: string, now: number): Promise<void> {
  const [year = 0, month = 0] = dayAt(now).split('-').map(Number);
  const next = Date.UTC(year, month, 1);
  const begun = dayAt(now - 60 * dayMs);
  const followed = new Set(planned.map(scopeOf));
  const row = (terms: DemoTerms, from_day: string, to_day: string | null, isQuoted: boolean, at: number) => ({
    company_id,
    merchant_id: terms.merchant_id ?? null,
    country,
    city: terms.city,
    area: terms.area ?? null,
    delivery_price: terms.delivery,
    return_price: terms.back,
    second_attempt_price: terms.second ?? null,
    cod_percent: terms.percent ?? null,
    from_day,
    to_day,
    is_quoted: isQuoted ? 'Yes' : 'No',
    person,
    created_at: `${dayAt(at)}T10:15:00+03:00`,
  });
  const areas = cities.flatMap(({ city, districts }) =>
    divided.includes(city) ? districts.map((area) => ({ city, area })) : [],
  );
  await insertRows(
    tx,
    'areas',
    areas.map((area) => ({ company_id, country, ...area, created_at: `${begun}T09:30:00+03:00` })),
  );
  await insertRows(tx, 'prices', [
    ...present.map((terms) =>
      row(terms, begun, followed.has(scopeOf(terms)) ? dayAt(next - dayMs) : null, true, now - 61 * dayMs),
    ),
    ...planned.map((terms) => row(terms, dayAt(next), null, false, now - 2 * dayMs)),
  ]);
}

interface DemoPrice extends Omit<OrderQuote, 'area_order' | 'quote_source'> {
  merchant_id: string | null;
  city: string;
  area: string | null;
  from_day: string;
}

interface Placed {
  merchant_id: string;
  district: string;
  city: { city: string; delivery_price: number; return_price: number };
  /** Day on which the order is taken in. */
  day: string;
}

const none = {
  area_order: null,
  fee_quote: null,
  return_quote: null,
  second_quote: null,
  cod_quote: null,
  quote_source: null,
  price_id: null,
};

export type DemoQuote = OrderQuote | typeof none;

/** Returns a function that quotes orders by the prices of a company; orders of before these prices have none. */
export async function demoQuotes(tx: Tx, companyId: string): Promise<(order: Placed) => DemoQuote> {
  const { rows } = await sql<DemoPrice>`
    select price_id, merchant_id, city, area, delivery_price as fee_quote, return_price as return_quote,
      second_attempt_price as second_quote, (cod_percent * 100)::int as cod_quote, from_day::text
    from prices where company_id = ${companyId} and from_day <= current_date
    order by merchant_id is null, area is null`.execute(tx);
  const begun = rows[0]?.from_day ?? '';
  return ({ merchant_id, district, city: { city, delivery_price, return_price }, day }) => {
    if (day < begun) return none;
    const area_order = divided.includes(city) ? district : null;
    const rule = rows.find(
      (one) =>
        one.city === city &&
        (one.merchant_id ?? merchant_id) === merchant_id &&
        (one.area ?? area_order) === area_order,
    );
    if (!rule)
      return {
        ...none,
        area_order,
        fee_quote: delivery_price,
        return_quote: return_price,
        quote_source: 'City',
      };
    const { fee_quote, return_quote, second_quote, cod_quote, price_id } = rule;
    const quote_source = rule.merchant_id
      ? rule.area
        ? 'MerchantArea'
        : 'MerchantCity'
      : rule.area
        ? 'Area'
        : 'City';
    return { area_order, fee_quote, return_quote, second_quote, cod_quote, quote_source, price_id };
  };
}
