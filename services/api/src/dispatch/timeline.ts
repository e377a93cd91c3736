import type { TimelineEvent } from '@tawseel/api-client/dispatch-schemas';
import type { OrderKey } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';

type Values = Partial<Record<Exclude<keyof TimelineEvent, 'kind' | 'at'>, RawBuilder<unknown>>>;

const nothing = sql`null`;

/** Events of one kind with the values that it has. */
function events(
  kind: TimelineEvent['kind'],
  at: RawBuilder<unknown>,
  values: Values,
  from: RawBuilder<unknown>,
) {
  return sql`select ${sql.lit(kind)} as kind, ${at} as at, (${values.person ?? nothing})::text as person,
    (${values.from_place ?? nothing})::text as from_place, (${values.to_place ?? nothing})::text as to_place,
    (${values.status ?? nothing})::text as status, (${values.driver_name ?? nothing})::text as driver_name,
    (${values.number ?? nothing})::bigint as number, (${values.outcome ?? nothing})::text as outcome,
    (${values.reason_id ?? nothing})::text as reason_id, (${values.note ?? nothing})::text as note,
    ((${values.amount ?? nothing})::bigint * 0.001)::float8 as amount ${from}`;
}

/** What happened to an order, oldest first, as one JSON text; empty for an order that does not exist. */
export function timelineQuery(
  companyId: string,
  { merchant_order_id, merchant_id }: OrderKey,
): RawBuilder<{ summary: string }> {
  const of = (name: string) => sql`${sql.raw(name)}.company_id = ${companyId}
    and ${sql.raw(name)}.merchant_order_id = ${merchant_order_id} and ${sql.raw(name)}.merchant_id = ${merchant_id}`;
  const journal = sql`journals j where j.company_id = ${companyId} and j.reference = ${merchant_order_id} and j.merchant_id = ${merchant_id}`;
  const driver = (name: string) => sql`(select d.name_driver from drivers d
    where d.company_id = ${companyId} and d.driver_id = ${sql.raw(name)}.driver_id)`;
  const parts = [
    events('created', sql`o.date_order_start`, {}, sql`from orders o where ${of('o')}`),
    events(
      'moved',
      sql`m.at`,
      {
        person: sql`m.person`,
        from_place: sql`m.from_place`,
        to_place: sql`m.to_place`,
        driver_name: driver('m'),
        number: sql`m.run_id`,
      },
      sql`from movements m where ${of('m')}`,
    ),
    events(
      'attempt',
      sql`a.at`,
      {
        person: sql`a.person`,
        driver_name: driver('a'),
        number: sql`a.n`,
        outcome: sql`a.outcome`,
        reason_id: sql`a.reason_id`,
        note: sql`a.note`,
        amount: sql`a.amount_taken`,
      },
      sql`from attempts a where ${of('a')}`,
    ),
    events(
      'ended',
      sql`o.date_order_delivery_customer_end`,
      { status: sql`o.status`, note: sql`o.end_reason` },
      sql`from orders o where ${of('o')} and o.status in ('Returned', 'Cancelled') and o.date_order_delivery_customer_end is not null`,
    ),
    events(
      'reversed',
      sql`j.happened_at`,
      { person: sql`j.person`, note: sql`j.reason` },
      sql`from ${journal} and j.kind = 'reversal'`,
    ),
    events(
      'handover',
      sql`h.happened_at`,
      {
        person: sql`h.person`,
        driver_name: sql`h.name_driver`,
        number: sql`h.handover_id`,
        amount: sql`l.amount`,
      },
      sql`from handover_orders l join handovers h using (company_id, handover_id) where ${of('l')} and l.is_live`,
    ),
    events(
      'payout',
      sql`p.paid_at`,
      { number: sql`p.payout_id`, amount: sql`l.amount` },
      sql`from payout_lines l join payouts p using (company_id, payout_id)
        where l.company_id = ${companyId} and l.reference = ${merchant_order_id} and l.merchant_id = ${merchant_id}
          and l.is_live and p.paid_at is not null`,
    ),
    events(
      'manifest',
      sql`s.signed_at`,
      { person: sql`s.person`, number: sql`s.manifest_id`, note: sql`s.signer_name` },
      sql`from return_lines l join return_manifests s using (company_id, manifest_id) where ${of('l')} and s.signed_at is not null`,
    ),
  ];
  return sql`select coalesce(json_agg(e order by e.at), '[]')::text as summary
    from (${sql.join(parts, sql` union all `)}) e`;
}
