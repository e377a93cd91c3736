import { area, type Area, type AreaCreation } from '@tawseel/api-client/prices-schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { ApiError, duplicate, invalid } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { createRow } from '../rows/create-row.ts';
import { hideRow, restoreRow } from '../rows/hidden-rows.ts';
import { lockScopes } from './lock-scopes.ts';

/** Refuses an area whose name differs from that of another one of the city only in ways that the search ignores. */
async function refuseSameName(tx: Tx, companyId: string, { country, city, area: name }: Area) {
  await takeTurn(tx, companyId, 'areas');
  const { rows } = await sql`select from areas
    where company_id = ${companyId} and deleted_at is null and country = ${country} and city = ${city}
      and area <> ${name} and fold_text(area) = fold_text(${name})`.execute(tx);
  if (rows.length > 0) throw duplicate('area');
}

/** Adds an area of a city. */
export async function createArea(tx: Tx, { companyId }: Caller, creation: AreaCreation): Promise<void> {
  const { country, city, area: name } = creation;
  const [found] = await lockScopes(tx, companyId, [{ country, city }]);
  if (!found || 'unknown' in found) throw invalid(found?.unknown ?? {});
  const row = { country: found.scope.country, city: found.scope.city, area: name };
  await refuseSameName(tx, companyId, row);
  await createRow(tx, companyId, area, row);
}

/**
 * Hides an area; its orders keep its name.
 *
 * @throws ApiError `in_use` while a present or planned price names it
 */
export async function deleteArea(tx: Tx, companyId: string, key: Area): Promise<void> {
  const { country, city, area: name } = key;
  // First, so that no price of the area can be added before the check.
  await hideRow(tx, companyId, area, { country, city, area: name });
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from prices
    where company_id = ${companyId} and country = ${country} and city = ${city} and area = ${name}
      and coalesce(to_day, 'infinity') >= current_date`.execute(tx);
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw new ApiError('in_use', { message: 'areaHasPrices', values: { count } });
}

/** Shows a deleted area again. @throws ApiError `duplicate` while another area of the city has the name, written differently */
export async function restoreArea(tx: Tx, companyId: string, key: Area): Promise<void> {
  const { country, city, area: name } = key;
  await refuseSameName(tx, companyId, key);
  await restoreRow(tx, companyId, area, { country, city, area: name });
}
