import {
  failureReason,
  returnedParcel,
  returnManifest,
  run,
  runLine,
  waitingReturn,
} from '@tawseel/api-client/dispatch-schemas';
import { sql } from 'kysely';
import { entityList } from '../lists/entity-list.ts';

export const runList = entityList(run, { from: sql`runs_of_company` });
export const runLineList = entityList(runLine, {
  from: sql`(select r.*, (select count(*)::int from driver_proofs p where p.company_id = r.company_id
    and p.merchant_order_id = r.merchant_order_id and p.merchant_id = r.merchant_id) as proofs from parcels_of_runs r)`,
});
export const reasonList = entityList(failureReason, { counter: 'failure_reasons' });
export const waitingReturnList = entityList(waitingReturn, { from: sql`waiting_returns` });
export const returnedParcelList = entityList(returnedParcel, { from: sql`returned_parcels` });
/** Each row may have an image. */
export const manifestList = entityList(returnManifest, { from: sql`manifests_of_returns`, batch: 20 });
