import { car, type CarCreation, type CarUpdate } from '@tawseel/api-client/schemas';
import { refuseTakenId } from '../deletion/hidden-rows.ts';
import { updateRow } from '../updates/update-row.ts';
import { changesOf } from '../updates/changes-of.ts';
import type { Tx } from '../database/database.ts';
import { requireDrivers } from '../drivers/drivers.repository.ts';

async function requireDriver(tx: Tx, companyId: string, driverId: string | null | undefined) {
  await requireDrivers(tx, companyId, driverId ? { driver_id: driverId } : {});
}

/** Adds a car. */
export async function createCar(tx: Tx, companyId: string, input: CarCreation): Promise<void> {
  await requireDriver(tx, companyId, input.driver_id);
  await refuseTakenId(tx, companyId, car, input.car_id, 'deletedCarHasId');
  await tx
    .insertInto('cars')
    .values({ ...input, company_id: companyId })
    .execute();
}

/** Changes what the update names of a car; its plate stays. */
export async function updateCar(tx: Tx, companyId: string, update: CarUpdate): Promise<void> {
  const { car_id, company_id: _, changed_fields, expected_fields, driver_id = null, ...fields } = update;
  const changes = changesOf({ ...fields, driver_id }, changed_fields);
  await requireDriver(tx, companyId, changes.driver_id);
  await updateRow(tx, companyId, car, { car_id }, changes, expected_fields);
}
