import {
  city,
  cityDrivers,
  withEveryDriver,
  type City,
  type CityCreation,
  type CityUpdate,
} from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { ApiError, duplicate, invalid } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { countOpenOrders, refuseOpenOrders } from '../open-orders/open-orders.ts';
import { createRow } from '../rows/create-row.ts';
import { changesOf } from '../rows/changes-of.ts';
import { hideRow, restoreRow } from '../rows/hidden-rows.ts';
import { updateRow } from '../rows/update-row.ts';

/** The names that identify a city. */
type CityKey = Pick<City, 'country' | 'city'>;

/**
 * Refuses a city whose name differs from that of another one only in ways that the search ignores, such as vowel marks. The
 * lock lasts until the city is added or restored: of two such changes at once, one is refused.
 */
async function refuseSameName(
  tx: Tx,
  companyId: string,
  { country, city: name }: CityKey,
  refusal: (present: string) => ApiError,
) {
  await takeTurn(tx, companyId, 'cities');
  const { rows } = await sql<Pick<City, 'city'>>`select city from cities
    where company_id = ${companyId} and deleted_at is null and (country, city) <> (${country}, ${name})
      and fold_text(country) = fold_text(${country}) and fold_text(city) = fold_text(${name})`.execute(tx);
  if (rows[0]) throw refusal(rows[0].city);
}

/** Adds a city. */
export async function createCity(tx: Tx, { companyId }: Caller, creation: CityCreation): Promise<void> {
  await refuseSameName(tx, companyId, creation, () => duplicate('city'));
  await createRow(tx, companyId, city, creation, 'deletedCityHasName');
}

/**
 * Changes a city. Its first driver fills the places that the update leaves empty.
 *
 * @throws ApiError `invalid` if a city that has a driver would have none
 */
export async function updateCity(tx: Tx, { companyId }: Caller, update: CityUpdate): Promise<void> {
  const filled = withEveryDriver(update);
  if (cityDrivers.some((name) => filled[name])) return updateRow(tx, companyId, city, filled);
  const { driver1_id, driver2_id, driver3_id, ...others } = update;
  const drivers = changesOf({ driver1_id, driver2_id, driver3_id }, update.changed_fields);
  if (Object.values(drivers).some((driver) => driver !== undefined))
    await refuseLastDriver(tx, companyId, update);
  await updateRow(tx, companyId, city, others);
}

async function refuseLastDriver(tx: Tx, companyId: string, { country, city: name }: CityKey) {
  const { rows } = await sql`select from cities
    where company_id = ${companyId} and country = ${country} and city = ${name}
      and coalesce(driver1_id, driver2_id, driver3_id) is not null`.execute(tx);
  if (rows.length > 0) throw invalid({ driver1_id: 'required' });
}

/**
 * Hides a city, keeping its row: the prices of its past orders were taken from it.
 *
 * @throws ApiError `in_use` for a city that has open orders
 */
export async function deleteCity(tx: Tx, { companyId }: Caller, key: CityKey): Promise<void> {
  // First, so that no order of the city can be added before the check.
  await hideRow(tx, companyId, city, key);
  refuseOpenOrders('city_order', await countOpenOrders(tx, companyId, 'city_order', key.city));
}

/**
 * Shows a deleted city again, with the prices it had.
 *
 * @throws ApiError `duplicate` while another city has the name, written differently
 */
export async function restoreCity(tx: Tx, { companyId }: Caller, key: CityKey): Promise<void> {
  await refuseSameName(
    tx,
    companyId,
    key,
    (name) => new ApiError('duplicate', { message: 'cityHasName', values: { name } }),
  );
  await restoreRow(tx, companyId, city, key);
}
