import { carService, type CarServiceCreation, type CarServiceUpdate } from '@tawseel/api-client/entities';
import { car } from '@tawseel/api-client/schemas';
import type { Tx } from '../database/database.ts';
import { takenKey } from '../deletion/hidden-rows.ts';
import { requireRow } from '../deletion/visible-rows.ts';
import { updateRow } from '../updates/update-row.ts';
import { changesOf } from '../updates/changes-of.ts';
import { withFils } from '../money/fils.ts';

/** Adds a service of a car. */
export async function createCarService(tx: Tx, companyId: string, input: CarServiceCreation): Promise<void> {
  const { car_id, service_id } = input;
  await requireRow(tx, companyId, car, { car_id }, 'car_id');
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('car_services')
    .values({
      ...withFils(input, carService),
      company_id: companyId,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'service_id']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n)
    throw await takenKey(tx, companyId, carService, { service_id }, 'deletedHasId');
}

/** Changes what the update names of a service; its number stays. */
export async function updateCarService(tx: Tx, companyId: string, update: CarServiceUpdate): Promise<void> {
  const { service_id, changed_fields, expected_fields, company_id: _, ...fields } = update;
  const changes = changesOf(fields, changed_fields);
  const { car_id } = changes;
  if (car_id !== undefined) await requireRow(tx, companyId, car, { car_id }, 'car_id');
  await updateRow(tx, companyId, carService, { service_id }, changes, expected_fields);
}
