import type { CityCreation, CityUpdate } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { duplicate, Fault, notFound } from '../errors/fault.ts';
import { changesOf } from '../http/changes-of.ts';
import type { Tx } from '../database/database.ts';
import { requireDrivers } from '../drivers/drivers.repository.ts';
import { withFils } from '../money/fils.ts';
import { countOpenOrders } from '../orders/orders.repository.ts';

const prices = ['delivery_price', 'return_price'] as const;
const noDrivers = { driver1_id: null, driver2_id: null, driver3_id: null };

/** Adds a city. A deleted one may come back: its row is shown again, with the new data. */
export async function createCity(tx: Tx, companyId: string, input: CityCreation): Promise<void> {
  const city = { ...withFils(input, prices), ...noDrivers, company_id: companyId, deleted_at: null };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('cities')
    .values(city)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'country', 'city'])
        .doUpdateSet({ ...city, date_time: sql`now()` })
        .where('cities.deleted_at', 'is not', null),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw duplicate('city');
}

/** Changes what the update names of a city: its three drivers, its prices. It keeps its creation date. */
export async function updateCity(tx: Tx, companyId: string, input: CityUpdate): Promise<void> {
  const { company_id: _, date_time: __, country, city, changed_fields, ...fields } = withFils(input, prices);
  const { driver1_id, driver2_id, driver3_id } = fields;
  await requireDrivers(tx, companyId, changesOf({ driver1_id, driver2_id, driver3_id }, changed_fields));
  const found = await tx
    .updateTable('cities')
    .set({ city, ...changesOf(fields, changed_fields) })
    .where('company_id', '=', companyId)
    .where('country', '=', country)
    .where('city', '=', city)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (found.numUpdatedRows === 0n) throw notFound();
}

/**
 * Hides a city, keeping its row: the prices of its past orders were taken from it.
 *
 * @throws Fault `in_use` for a city that has open orders
 */
export async function deleteCity(tx: Tx, companyId: string, country: string, city: string): Promise<void> {
  // Taking in an order locks its city too, so that this count misses none that comes in at the same time.
  const found = await tx
    .selectFrom('cities')
    .select('city')
    .where('company_id', '=', companyId)
    .where('country', '=', country)
    .where('city', '=', city)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound();
  const count = await countOpenOrders(tx, companyId, city);
  if (count > 0) throw new Fault('in_use', { message: 'cityHasOrders', values: { count } });
  await sql`update cities set deleted_at = now()
    where company_id = ${companyId} and country = ${country} and city = ${city}`.execute(tx);
}
