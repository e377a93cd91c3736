import { car, type CarCreation, type CarUpdate } from '@tawseel/api-client/schemas';
import type { Tx } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import { createRow } from '../rows/create-row.ts';
import { refuseTakenId } from '../rows/taken-keys.ts';
import { updateRow } from '../rows/update-row.ts';

/** Adds a car. */
export async function createCar(tx: Tx, { companyId }: Caller, creation: CarCreation): Promise<void> {
  await refuseTakenId(tx, companyId, car, creation.car_id, 'deletedCarHasId');
  await createRow(tx, companyId, car, creation);
}

/** Changes what the update names of a car. An update without a driver leaves the car without one. */
export async function updateCar(
  tx: Tx,
  { companyId }: Caller,
  { driver_id = null, ...update }: CarUpdate,
): Promise<void> {
  await updateRow(tx, companyId, car, { ...update, driver_id });
}
