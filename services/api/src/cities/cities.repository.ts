import { city, type City, type CityCreation, type CityUpdate } from '@tawseel/api-client/schemas';
import { hideRow, restoreRow, takenKey } from '../deletion/hidden-rows.ts';
import { updateRow } from '../updates/update-row.ts';
import { sql } from 'kysely';
import { ApiError, duplicate, notFound } from '../errors/api-error.ts';
import { changesOf } from '../updates/changes-of.ts';
import type { Tx } from '../database/database.ts';
import { requireDrivers } from '../drivers/drivers.repository.ts';
import { withFils } from '../money/fils.ts';
import { refuseOpenOrders } from '../open-orders/open-orders.ts';

const noDrivers = { driver1_id: null, driver2_id: null, driver3_id: null };

/**
 * Refuses a city whose name differs from that of another one only in ways that the search ignores, such as vowel marks. The
 * lock lasts until the city is added or restored: of two such changes at once, one is refused.
 */
async function refuseSameName(
  tx: Tx,
  companyId: string,
  { country, city: name }: Pick<City, 'country' | 'city'>,
  refusal: (present: string) => ApiError,
) {
  await sql`select pg_advisory_xact_lock(hashtext(${`cities of ${companyId}`}))`.execute(tx);
  const { rows } = await sql<Pick<City, 'city'>>`select city from cities
    where company_id = ${companyId} and deleted_at is null and (country, city) <> (${country}, ${name})
      and fold_text(country) = fold_text(${country}) and fold_text(city) = fold_text(${name})`.execute(tx);
  if (rows[0]) throw refusal(rows[0].city);
}

/** Adds a city. */
export async function createCity(tx: Tx, companyId: string, input: CityCreation): Promise<void> {
  await refuseSameName(tx, companyId, input, () => duplicate('city'));
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('cities')
    .values({ ...withFils(input, city), ...noDrivers, company_id: companyId })
    .onConflict((conflict) => conflict.columns(['company_id', 'country', 'city']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n)
    throw await takenKey(
      tx,
      companyId,
      city,
      { country: input.country, city: input.city },
      'deletedCityHasName',
    );
}

/** Changes what the update names of a city: its three drivers, its prices. It keeps its creation date. */
export async function updateCity(tx: Tx, companyId: string, input: CityUpdate): Promise<void> {
  const { company_id: _, country, city: name, changed_fields, expected_fields, ...fields } = input;
  const { driver1_id, driver2_id, driver3_id } = fields;
  await requireDrivers(tx, companyId, changesOf({ driver1_id, driver2_id, driver3_id }, changed_fields));
  const changes = changesOf(fields, changed_fields);
  await updateRow(tx, companyId, city, { country, city: name }, changes, expected_fields);
}

/**
 * Hides a city, keeping its row: the prices of its past orders were taken from it.
 *
 * @throws ApiError `in_use` for a city that has open orders
 */
export async function deleteCity(tx: Tx, companyId: string, country: string, name: string): Promise<void> {
  const result = await tx
    .selectFrom('cities')
    .select('city')
    .where('company_id', '=', companyId)
    .where('country', '=', country)
    .where('city', '=', name)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!result) throw notFound();
  await refuseOpenOrders(tx, companyId, 'city_order', name);
  await hideRow(tx, companyId, city, { country, city: name });
}

/**
 * Shows a deleted city again, with the prices it had.
 *
 * @throws ApiError `duplicate` while another city has the name, written differently
 */
export async function restoreCity(tx: Tx, companyId: string, country: string, name: string): Promise<void> {
  await refuseSameName(
    tx,
    companyId,
    { country, city: name },
    (present) => new ApiError('duplicate', { message: 'cityHasName', values: { name: present } }),
  );
  await restoreRow(tx, companyId, city, { country, city: name });
}
