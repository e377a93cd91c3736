import type { CarInput } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { duplicate, notFound } from '../answers/fault.ts';
import type { Tx } from '../database/database.ts';
import { requireDrivers } from '../drivers/drivers.repository.ts';

async function readCar(tx: Tx, companyId: string, input: CarInput) {
  const { company_id: _, ...car } = input;
  const driverId = car.driver_id || null;
  await requireDrivers(tx, companyId, driverId ? { driver_id: driverId } : {});
  return { ...car, driver_id: driverId, company_id: companyId };
}

/** Adds a car. The plate of a deleted one may come back: its row is shown again, with the new data. */
export async function createCar(tx: Tx, companyId: string, input: CarInput): Promise<void> {
  const car = await readCar(tx, companyId, input);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('cars')
    .values({ ...car, deleted_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'car_id'])
        .doUpdateSet({ ...car, deleted_at: null, created_at: sql`now()` })
        .where('cars.deleted_at', 'is not', null),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw duplicate('car_id');
}

/** Changes a car; its plate stays. */
export async function updateCar(tx: Tx, companyId: string, input: CarInput): Promise<void> {
  const car = await readCar(tx, companyId, input);
  const found = await tx
    .updateTable('cars')
    .set(car)
    .where('company_id', '=', companyId)
    .where('car_id', '=', car.car_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (found.numUpdatedRows === 0n) throw notFound();
}

/** Hides a car, keeping its row. */
export async function deleteCar(tx: Tx, companyId: string, carId: string): Promise<void> {
  const found = await sql`update cars set deleted_at = now()
    where company_id = ${companyId} and car_id = ${carId} and deleted_at is null`.execute(tx);
  if (found.numAffectedRows === 0n) throw notFound();
}
