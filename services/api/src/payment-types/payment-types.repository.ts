import type { PaymentTypeCreation, PaymentTypeUpdate } from '@tawseel/api-client/entities';
import { openStatuses, paymentType, type Collector } from '@tawseel/api-client/schemas';
import { foldWording } from '@tawseel/i18n/text';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError, notFound } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { changesOf } from '../rows/changes-of.ts';
import { refuseOutdated } from '../rows/refuse-outdated.ts';
import { usualWordings } from '../money/usual-wordings.ts';

/** Adds the usual wordings to a new company, whose audit log begins after them. */
export async function addUsualWordings(tx: Tx, companyId: string): Promise<void> {
  const column = (name: 'wording' | 'folded' | 'collector') =>
    sql`${usualWordings.map((usual) => usual[name])}::text[]`;
  const { rows } = await sql<{ trail: string | null }>`
    select current_setting('app.trail', true) as trail, set_config('app.trail', 'off', true)`.execute(tx);
  await sql`insert into payment_types (company_id, wording, folded, collector)
    select ${companyId}, * from unnest(${column('wording')}, ${column('folded')}, ${column('collector')})`.execute(
    tx,
  );
  await sql`select set_config('app.trail', ${rows[0]?.trail ?? ''}, true)`.execute(tx);
}

/** Who collects for a wording, as the company has decided by now. */
export async function presentCollector(tx: Tx, companyId: string, wording: string): Promise<Collector> {
  const { rows } = await sql<{ collector: Collector }>`select collector from payment_types
    where company_id = ${companyId} and folded = ${foldWording(wording)}`.execute(tx);
  return rows[0]?.collector ?? 'Undecided';
}

/**
 * Who collects for the wording of an order that is about to be stored; a new wording becomes a payment type, undecided. The
 * payment type stays locked until the transaction ends, so that a decision meanwhile does not miss the order. Whoever also
 * locks an open order calls this first, as decisions lock payment types before orders.
 */
export async function collectorOf(tx: Tx, companyId: string, wording: string): Promise<Collector> {
  const folded = foldWording(wording);
  const known = sql<{ collector: Collector }>`select collector from payment_types
    where company_id = ${companyId} and folded = ${folded} for share`;
  const before = await known.execute(tx);
  if (before.rows[0]) return before.rows[0].collector;
  await sql`insert into payment_types (company_id, wording, folded, collector)
    values (${companyId}, ${wording}, ${folded}, 'Undecided') on conflict do nothing`.execute(tx);
  const { rows } = await known.execute(tx);
  return rows[0]?.collector ?? 'Undecided';
}

/**
 * Adds a wording.
 *
 * @throws ApiError `duplicate` if another spelling of it is a payment type already
 */
export async function createPaymentType(
  tx: Tx,
  { companyId }: Caller,
  { wording, collector }: PaymentTypeCreation,
): Promise<void> {
  const folded = foldWording(wording);
  const { numAffectedRows } = await sql`insert into payment_types (company_id, wording, folded, collector)
    values (${companyId}, ${wording}, ${folded}, ${collector}) on conflict do nothing`.execute(tx);
  if (numAffectedRows === 1n) return;
  const { rows } = await sql<{ wording: string }>`select wording from payment_types
    where company_id = ${companyId} and folded = ${folded}`.execute(tx);
  throw new ApiError('duplicate', {
    message: 'wordingKnown',
    values: { wording: rows[0]?.wording ?? wording },
    fields: { wording: 'duplicate' },
  });
}

/** Decides who collects for a wording, in whatever spelling, also of the open orders that follow it. */
export async function updatePaymentType(
  tx: Tx,
  { companyId }: Caller,
  { changed_fields, expected_fields, ...fields }: PaymentTypeUpdate,
): Promise<void> {
  const folded = foldWording(fields.wording);
  const { collector } = changesOf(fields, changed_fields);
  const present = await sql<{ wording: string; collector: Collector }>`
    select wording, collector from payment_types
    where company_id = ${companyId} and folded = ${folded} for update`.execute(tx);
  const [type] = present.rows;
  if (!type) throw notFound();
  if (!collector) return;
  const { wording } = type;
  await refuseOutdated(tx, companyId, paymentType, { wording }, { collector }, expected_fields);
  await sql`update payment_types set collector = ${collector}
    where company_id = ${companyId} and wording = ${wording}`.execute(tx);
  const following = sql`company_id = ${companyId} and status = any(${openStatuses})
    and coalesce(collector, 'Undecided') = ${type.collector}`;
  const { rows } = await sql<{ type_payment: string }>`
    select distinct type_payment from orders where ${following}`.execute(tx);
  const spellings = rows.flatMap(({ type_payment: one }) => (foldWording(one) === folded ? [one] : []));
  if (spellings.length === 0) return;
  // Orders are locked in the order of their keys, as changes of many orders lock them.
  await sql`
    with locked as materialized (
      select merchant_order_id, merchant_id from orders where ${following} and type_payment = any(${spellings})
      order by merchant_order_id, merchant_id for update
    )
    update orders o set collector = ${collector} from locked l
    where o.company_id = ${companyId} and o.merchant_order_id = l.merchant_order_id and o.merchant_id = l.merchant_id`.execute(
    tx,
  );
}
