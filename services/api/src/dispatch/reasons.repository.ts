import {
  failureReason,
  type FailureReasonCreation,
  type FailureReasonUpdate,
} from '@tawseel/api-client/dispatch-schemas';
import type { Tx } from '../database/database.ts';
import { duplicate, notFound } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { changesOf } from '../rows/changes-of.ts';
import { refuseOutdated } from '../rows/refuse-outdated.ts';

/** Adds a reason of failed attempts. @throws ApiError `duplicate` for a code that another one has */
export async function createReason(
  tx: Tx,
  { companyId }: Caller,
  reason: FailureReasonCreation,
): Promise<void> {
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('failure_reasons')
    .values({ ...reason, company_id: companyId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!added) throw duplicate('reason_id');
}

/** Changes a reason; its code stays. @throws ApiError `not_found`, or `changed` for outdated values */
export async function updateReason(
  tx: Tx,
  { companyId }: Caller,
  { reason_id, changed_fields, expected_fields, ...fields }: FailureReasonUpdate,
): Promise<void> {
  const changes = changesOf(fields, changed_fields);
  await refuseOutdated(tx, companyId, failureReason, { reason_id }, changes, expected_fields);
  const { numUpdatedRows } = await tx
    .updateTable('failure_reasons')
    .set({ ...changes, company_id: companyId })
    .where('company_id', '=', companyId)
    .where('reason_id', '=', reason_id)
    .executeTakeFirst();
  if (!numUpdatedRows) throw notFound();
}
