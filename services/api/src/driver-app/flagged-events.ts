import { sql, type RawBuilder } from 'kysely';

const maxFlagged = 500;

/** A text of an event's body; the body is as a device sent it. */
const textOf = (name: string) =>
  sql`case jsonb_typeof(e.body -> ${sql.lit(name)}) when 'string' then left(e.body ->> ${sql.lit(name)}, 300) end`;

/** Whether the functions that apply a report would take it by now. */
const canApply = sql`e.flag <> 'unreadable' and case e.kind
  when 'delivered' then o.status in ('Accepted', 'Picked Up', 'In Transit')
    and not (e.flag = 'amount' and o.collector = 'Company' and not e.body ? 'type_payment')
  when 'failed' then o.status in ('Picked Up', 'In Transit')
  when 'loaded' then o.status in ('Accepted', 'Picked Up', 'In Transit')
  when 'collected' then o.status in ('Pending', 'Accepted')
  when 'undone' then exists (select from driver_events u where u.company_id = e.company_id
    and u.event_id::text = lower(e.body ->> 'undoes') and u.outcome = 'Applied' and u.undone_at is null)
  else false end`;

/** Reports that wait for the dispatcher, the newest first, as one JSON text. */
export function flaggedEventsQuery(companyId: string): RawBuilder<{ summary: string }> {
  return sql`select coalesce(json_agg(f order by f.received_at desc, f.event_id), '[]')::text as summary from (
    select e.event_id, e.driver_id, d.name_driver as driver_name, e.run_id, e.kind, e.flag, e.merchant_order_id, e.merchant_id, e.code,
      o.name_customer, o.status, (o.total_price * 0.001)::float8 as price,
      case jsonb_typeof(e.body -> 'amount_taken') when 'number' then (e.body ->> 'amount_taken')::float8 end as amount_taken,
      ${textOf('type_payment')} as type_payment, ${textOf('reason_id')} as reason_id, ${textOf('next_on')} as next_on,
      ${textOf('note')} as note, e.at, e.received_at, (select count(*)::int from driver_proofs p
        where p.company_id = e.company_id and p.event_id = e.event_id) as proofs,
      coalesce(${canApply}, false) as can_apply
    from driver_events e join drivers d on d.company_id = e.company_id and d.driver_id = e.driver_id
    left join orders o on o.company_id = e.company_id and o.merchant_order_id = e.merchant_order_id and o.merchant_id = e.merchant_id
    where e.company_id = ${companyId} and e.outcome = 'Flagged'
    order by e.received_at desc, e.event_id limit ${maxFlagged}) f`;
}
