import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { doorPhoto } from './door-photo.ts';
import { drawSignature } from './signature-png.ts';
import { workingMoment } from './working-time.ts';

const photos = 12;

/** The deliveries that came from drivers' phones. */
async function addApplied(tx: Tx, companyId: string) {
  await sql`
    insert into driver_events (company_id, event_id, driver_id, run_id, kind, merchant_order_id, merchant_id, body, device_at, at,
      received_at, outcome)
    select company_id, client_id, driver_id, run_id, 'delivered', merchant_order_id, merchant_id, jsonb_build_object('event_id', client_id,
        'kind', 'delivered', 'at', at, 'order', jsonb_build_object('merchant_order_id', merchant_order_id, 'merchant_id', merchant_id)),
      at, at, received_at, 'Applied'
    from movements where company_id = ${companyId} and client_id is not null`.execute(tx);
}

/** Reports on parcels that are out: less was taken than the price, and one was paid by CliQ. */
async function addUnagreed(tx: Tx, companyId: string, now: string) {
  await sql`
    with parcel as (
      select l.company_id, r.run_id, r.driver_id, o.merchant_order_id, o.merchant_id, o.total_price,
        r.issued_at + (${now}::timestamptz - r.issued_at) * 0.8 as at, row_number() over (order by r.issued_at desc, l.position) as n
      from run_lines l join runs r using (company_id, run_id) join orders o using (company_id, merchant_order_id, merchant_id)
      where l.company_id = ${companyId} and l.is_open and l.outcome is null and r.state = 'Issued' and o.place = 'Driver'
        and o.collector = 'Driver' and o.total_price > 5000
      limit 2
    )
    insert into driver_events (company_id, event_id, driver_id, run_id, kind, merchant_order_id, merchant_id, body, device_at, at,
      received_at, outcome, flag)
    select company_id, e.id, driver_id, run_id, 'delivered', merchant_order_id, merchant_id, jsonb_build_object('event_id', e.id,
        'kind', 'delivered', 'at', at, 'order', jsonb_build_object('merchant_order_id', merchant_order_id, 'merchant_id', merchant_id))
        || case n when 1 then jsonb_build_object('amount_taken', (total_price - 2000) * 0.001, 'note', 'لم يكن معه المبلغ كاملًا')
          else jsonb_build_object('type_payment', 'CliQ') end,
      at, at, at, 'Flagged', case n when 1 then 'amount' else 'payment' end
    from parcel cross join lateral (select gen_random_uuid() as id where n > 0) e`.execute(tx);
}

/** A driver was without a network, and reports a failure after the desk had entered the delivery. */
async function addLate(tx: Tx, companyId: string, now: string) {
  await sql`
    insert into driver_events (company_id, event_id, driver_id, run_id, kind, merchant_order_id, merchant_id, body, device_at, at,
      received_at, outcome, flag)
    select company_id, e.id, driver_id, run_id, 'failed', merchant_order_id, merchant_id, jsonb_build_object('event_id', e.id,
        'kind', 'failed', 'at', at, 'reason_id', 'no-answer',
        'order', jsonb_build_object('merchant_order_id', merchant_order_id, 'merchant_id', merchant_id)),
      at, at, least(at + interval '40 minutes', ${now}::timestamptz), 'Flagged', 'ended'
    from movements cross join lateral (select gen_random_uuid() as id where seq > 0) e
    where company_id = ${companyId} and to_place = 'Customer' and client_id is null and run_id is not null
    order by at desc limit 1`.execute(tx);
}

/** Photos of the newest deliveries, one of four with a signature, and of what waits for a decision. */
async function addProofs(tx: Tx, companyId: string) {
  const { rows } = await sql<{ event_id: string }>`
    select event_id from driver_events where company_id = ${companyId} and kind = 'delivered'
    order by outcome = 'Flagged' desc, at desc, event_id limit ${photos}`.execute(tx);
  for (const [at, { event_id }] of rows.entries()) {
    const add = (kind: 'photo' | 'signature', content: Buffer) =>
      sql`
      insert into driver_proofs (company_id, proof_id, event_id, merchant_order_id, merchant_id, kind, media_type, content, at, received_at)
      select company_id, gen_random_uuid(), event_id, merchant_order_id, merchant_id, ${kind}, 'image/png', ${content}, at, received_at
      from driver_events where company_id = ${companyId} and event_id = ${event_id}`.execute(tx);
    await add('photo', doorPhoto(at));
    if (at % 4 === 0) await add('signature', drawSignature(at));
  }
}

/** What drivers reported with the app: deliveries with photos, and a few reports that wait for the dispatcher. */
export async function addReports(tx: Tx, companyId: string, now: number): Promise<void> {
  const moment = workingMoment(now);
  await addApplied(tx, companyId);
  await addUnagreed(tx, companyId, moment);
  await addLate(tx, companyId, moment);
  await addProofs(tx, companyId);
}
