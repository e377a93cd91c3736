import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { lockReferences } from '../rows/references.ts';

/** For whom and where a price counts, as it is typed. Without a country, any that has the city. */
export interface TypedScope {
  merchant_id?: string | null | undefined;
  country?: string | null | undefined;
  city: string;
  area?: string | null | undefined;
}

/** A scope in the spelling of the company's own rows. */
export interface Scope {
  merchant_id: string | null;
  country: string;
  city: string;
  area: string | null;
}

const placeKey = (...names: readonly (string | null | undefined)[]) =>
  JSON.stringify(names.map((name) => name || ''));

/** Finds the visible cities by names in any spelling, and locks them. */
async function lockCities(tx: Tx, companyId: string, scopes: readonly TypedScope[]) {
  const { rows } = await sql<{ typed: string[]; country: string; city: string }>`
    select array[n.country, n.city] as typed, c.country, c.city
    from (select distinct * from unnest(${scopes.map(({ country }) => country || '')}::text[],
      ${scopes.map(({ city }) => city)}::text[]) n (country, city)) n
    join cities c on c.company_id = ${companyId} and c.deleted_at is null and fold_text(c.city) = fold_text(n.city)
      and (n.country = '' or fold_text(c.country) = fold_text(n.country))
    order by c.date_time, c.country, c.city for share of c`.execute(tx);
  return new Map(rows.map(({ typed, ...city }) => [placeKey(...typed), city]));
}

/** Finds the visible areas of cities by names in any spelling, and locks them. */
async function lockAreas(tx: Tx, companyId: string, places: readonly Omit<Scope, 'merchant_id'>[]) {
  if (places.length === 0) return new Map<string, string>();
  const column = (name: 'country' | 'city' | 'area') => sql`${places.map((place) => place[name])}::text[]`;
  const { rows } = await sql<{ typed: string[]; area: string }>`
    select array[n.country, n.city, n.area] as typed, a.area
    from (select distinct * from unnest(${column('country')}, ${column('city')}, ${column('area')}) n (country, city, area)) n
    join areas a on a.company_id = ${companyId} and a.deleted_at is null and a.country = n.country and a.city = n.city
      and fold_text(a.area) = fold_text(n.area)
    order by a.country, a.city, a.area for share of a`.execute(tx);
  return new Map(rows.map(({ typed, area }) => [placeKey(...typed), area]));
}

/**
 * Finds what scopes refer to, and locks it until the transaction ends, so that it cannot be deleted. A scope that refers to an unknown
 * row has instead the error `unknown` by field.
 */
export async function lockScopes(
  tx: Tx,
  companyId: string,
  scopes: readonly TypedScope[],
): Promise<({ scope: Scope } | { unknown: Record<string, string> })[]> {
  const ids = [...new Set(scopes.flatMap(({ merchant_id }) => merchant_id || []))];
  const merchants = await lockReferences(tx, companyId, 'merchants', ids);
  const cities = await lockCities(tx, companyId, scopes);
  const located = scopes.map(({ country, city, area }) => {
    const known = cities.get(placeKey(country, city));
    return known && { ...known, area: area || null };
  });
  const areas = await lockAreas(
    tx,
    companyId,
    located.flatMap((place) => (place?.area ? [place] : [])),
  );
  return scopes.map(({ merchant_id }, at) => {
    const place = located[at];
    const area = place?.area && areas.get(placeKey(place.country, place.city, place.area));
    const unknown = {
      ...(merchant_id && !merchants.has(merchant_id) && { merchant_id: 'unknown' }),
      ...(!place && { city: 'unknown' }),
      ...(place?.area && !area && { area: 'unknown' }),
    };
    if (!place || Object.keys(unknown).length > 0) return { unknown };
    return { scope: { ...place, merchant_id: merchant_id || null, area: area || null } };
  });
}
