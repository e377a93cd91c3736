import { sql, type RawBuilder } from 'kysely';

interface ScopeColumns {
  merchant_id: RawBuilder<unknown>;
  country: RawBuilder<unknown>;
  city: RawBuilder<unknown>;
  area: RawBuilder<unknown>;
}

/** The prices of exactly a scope, of all days. In two parts, so that either finds its rows in the index. */
export function scopePrices(companyId: string, { merchant_id, country, city, area }: ScopeColumns) {
  const of = (
    merchant: RawBuilder<unknown>,
  ) => sql`select p.price_id, p.from_day, p.to_day, p.delivery_price from prices p
    where p.company_id = ${companyId} and p.country = ${country} and p.city = ${city} and ${merchant}
      and p.area is not distinct from ${area}`;
  return sql`(${of(sql`p.merchant_id = ${merchant_id}`)} union all ${of(sql`p.merchant_id is null and ${merchant_id} is null`)})`;
}
