import type { Scanned } from '@tawseel/api-client/dispatch-schemas';
import type { OrderKey } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError, notFound } from '../errors/api-error.ts';

/** An order as scans decide by it, amounts in fils. */
export interface ScannedOrder extends OrderKey {
  status: string;
  place: Scanned['place'];
  driver_id: string | null;
  total_price: number;
  attempts: number;
  collector: string | null;
}

const columns = sql`merchant_order_id, merchant_id, status, place, driver_id, total_price, attempts, collector`;

/**
 * Finds and locks the order of a parcel code, or of an order id as it is typed.
 *
 * @throws ApiError `not_found`; `invalid` if orders of several merchants have the id
 */
export async function orderOfCode(tx: Tx, companyId: string, code: string): Promise<ScannedOrder> {
  const { rows } = await sql<ScannedOrder>`
    select ${columns} from orders where company_id = ${companyId} and parcel_code = ${code} for update`.execute(
    tx,
  );
  if (rows[0]) return rows[0];
  const { rows: typed } = await sql<ScannedOrder>`
    select ${columns} from orders where company_id = ${companyId}
      and sort_key(merchant_order_id) collate "C" = sort_key(${code}) collate "C"
      and fold_text(merchant_order_id) = fold_text(${code}) order by merchant_id limit 2 for update`.execute(
    tx,
  );
  if (typed.length > 1)
    throw new ApiError('invalid', { message: 'codeAmbiguous', fields: { code: 'invalid' } });
  if (!typed[0]) throw new ApiError('not_found', { message: 'codeUnknown' });
  return typed[0];
}

/** Finds and locks an order. @throws ApiError `not_found` */
export async function orderOfKey(tx: Tx, companyId: string, key: OrderKey): Promise<ScannedOrder> {
  const { rows } = await sql<ScannedOrder>`
    select ${columns} from orders where company_id = ${companyId} and merchant_order_id = ${key.merchant_order_id}
      and merchant_id = ${key.merchant_id} for update`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** The order that a scan with this id has changed already. */
export async function scannedBefore(
  tx: Tx,
  companyId: string,
  clientId: string,
): Promise<OrderKey | undefined> {
  const { rows } = await sql<OrderKey>`
    select merchant_order_id, merchant_id from movements where company_id = ${companyId} and client_id = ${clientId}
    union all
    select merchant_order_id, merchant_id from attempts where company_id = ${companyId} and client_id = ${clientId}
    limit 1`.execute(tx);
  return rows[0];
}

/** The company's limit of attempts. */
export async function attemptLimit(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await sql<{ attempt_limit: number }>`select attempt_limit from dispatch_settings
    where company_id = ${companyId}`.execute(tx);
  return rows[0]?.attempt_limit ?? usualAttemptLimit;
}

export const usualAttemptLimit = 3;

/** Number of failed attempts that the customer caused. */
export async function countedAttempts(tx: Tx, companyId: string, key: OrderKey): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from attempts
    where company_id = ${companyId} and merchant_order_id = ${key.merchant_order_id} and merchant_id = ${key.merchant_id}
      and counts`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The order of a scan as it is now, for the response. */
export async function readScanned(
  tx: Tx,
  companyId: string,
  key: OrderKey,
  wasThere: boolean,
): Promise<Scanned> {
  const { rows } = await sql<Omit<Scanned, 'was_there' | 'return_proposed'> & { last_next: string | null }>`
    select o.merchant_order_id, o.merchant_id, o.parcel_code, o.pieces, o.name_customer, o.city_order,
      (o.total_price * 0.001)::float8 as total_price, o.status, o.place, o.attempts, o.next_attempt_on::text as next_attempt_on,
      o.driver_id, d.name_driver as driver_name, l.run_id, f.next_step as last_next
    from orders o
    left join drivers d on d.company_id = o.company_id and d.driver_id = o.driver_id
    left join run_lines l on l.company_id = o.company_id and l.merchant_order_id = o.merchant_order_id
      and l.merchant_id = o.merchant_id and l.is_open
    left join attempts a on a.company_id = o.company_id and a.merchant_order_id = o.merchant_order_id
      and a.merchant_id = o.merchant_id and a.n = o.attempts
    left join failure_reasons f on f.company_id = a.company_id and f.reason_id = a.reason_id
    where o.company_id = ${companyId} and o.merchant_order_id = ${key.merchant_order_id} and o.merchant_id = ${key.merchant_id}`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw notFound();
  const { last_next, ...scanned } = row;
  const isOpen = scanned.status === 'In Transit' || scanned.status === 'Picked Up';
  const isUsedUp =
    isOpen &&
    scanned.attempts > 0 &&
    (await countedAttempts(tx, companyId, key)) >= (await attemptLimit(tx, companyId));
  return { ...scanned, was_there: wasThere, return_proposed: isOpen && (last_next === 'Return' || isUsedUp) };
}
