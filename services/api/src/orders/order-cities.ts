import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { invalid } from '../errors/api-error.ts';

/**
 * Names of cities that the company delivers to, in whichever country, by the given ones: the same, or else one that differs only
 * in ways that the search ignores. They stay locked until the transaction ends, so that they cannot be deleted.
 */
export async function lockCities(
  tx: Tx,
  companyId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; city: string }>`select n.name, c.city
    from unnest(${names}::text[]) n (name) join cities c on c.company_id = ${companyId} and c.deleted_at is null
      and fold_text(c.city) = fold_text(n.name)
    order by c.city = n.name, c.city for share of c`.execute(tx);
  return new Map(rows.map(({ name, city }) => [name, city]));
}

/**
 * One of {@link lockCities}.
 *
 * @throws ApiError `invalid` with `unknown` beside `city_order`
 */
export async function requireCity(tx: Tx, companyId: string, name: string): Promise<string> {
  const city = (await lockCities(tx, companyId, [name])).get(name);
  if (city === undefined) throw invalid({ city_order: 'unknown' });
  return city;
}
