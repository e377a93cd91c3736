import { expense, handover, order, payout, type StoredEntity } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';
import { auditedColumns } from '../entities/audited-columns.ts';
import type { MadeOrder } from './orders.ts';
import { workingMoment } from './working-time.ts';

const lately = sql`now() - interval '7 days'`;

/** A row as the audit log has it. */
function logged(entity: StoredEntity, row: RawBuilder<unknown>) {
  const { columns, amounts } = auditedColumns(entity);
  return sql`audit_row(${row}, ${columns}::text[], ${amounts}::text[])`;
}

/** Adds what people did in the last days with money, and that they signed in. */
export async function addActivity(tx: Tx, companyId: string): Promise<void> {
  const [drafted, approved] = [
    sql`'{"status": "Draft", "max_fee": null, "approved_at": null, "approved_by": ""}'::jsonb`,
    sql`'{"status": "Approved", "bank_fee": 0, "paid_at": null, "paid_by": "", "reference": "", "journal_id": 0, "opening": 0, "closing": 0}'::jsonb`,
  ];
  const y = sql`to_jsonb(y)`;
  await sql`
    insert into audit (company_id, entity, entity_key, action, before, after, admin_id, person, request_id, happened_at)
    select ${companyId}, entity, entity_key, action, before, after, account_id, name, '', e.happened_at
    from (
      select 'Cashier' as role, 'handover' as entity, handover_id::text as entity_key, 'create' as action, null::jsonb as before,
        ${logged(handover, sql`to_jsonb(h)`)} as after, happened_at
      from handovers h where company_id = ${companyId}
      union all
      select 'Accountant', 'expense', company_expense_id::text, 'create', null, ${logged(expense, sql`to_jsonb(x)`)}, date_expense
      from expenses x where company_id = ${companyId}
      union all
      select s.* from payouts y cross join lateral (values
        ('Accountant', 'payout', payout_id::text, 'create', null::jsonb, ${logged(payout, sql`${y} || ${approved} || ${drafted}`)}, drafted_at),
        ('Owner', 'payout', payout_id::text, 'update', ${logged(payout, sql`${y} || ${approved} || ${drafted}`)},
          ${logged(payout, sql`${y} || ${approved}`)}, approved_at),
        ('Accountant', 'payout', payout_id::text, 'update', ${logged(payout, sql`${y} || ${approved}`)}, ${logged(payout, y)}, paid_at)) s
      where company_id = ${companyId} and drafted_at > ${lately}
      union all
      select role, 'session', md5(account_id || day)::uuid::text, 'sign_in', null, '{"address": "192.0.2.10"}', 
        day + time '08:10' + abs(hashtext(account_id || extract(day from day))) % 20 * interval '1 minute'
      from accounts cross join generate_series(current_date - 6, current_date, '1 day') day
      where company_id = ${companyId} and extract(dow from day) <> 5
    ) e (role, entity, entity_key, action, before, after, happened_at)
      join accounts a on a.company_id = ${companyId} and a.role = e.role
    where e.happened_at between ${lately} and now() order by e.happened_at`.execute(tx);
}

/** Adds the creation and the steps of orders; data of their customers is apart from the entries. */
export async function addOrderActivity(tx: Tx, companyId: string, made: readonly MadeOrder[]): Promise<void> {
  const steps = made.flatMap(({ order: { merchant_order_id, date_order_start }, story }) => [
    { merchant_order_id, status: 'Pending', at: date_order_start, place: 'Merchant', attempts: 0 },
    ...story.steps.map((step) => ({ merchant_order_id, ...step, at: workingMoment(step.at) })),
  ]);
  const row = (status: string) =>
    logged(
      order,
      // The places and attempts are those before the step, whose movement is no entry of the log.
      sql`to_jsonb(o) || jsonb_build_object('status', ${sql.ref(status)}, 'driver_id', case ${sql.ref(status)} when 'Pending' then null else driver_id end,
        'place', s.place, 'attempts', s.attempts, 'moved_at', case when s.place <> 'Merchant' then before end, 'next_attempt_on', null)
        || case when ${sql.ref(status)} = o.status then '{}' else '{"end_reason": null, "date_order_delivery_customer_end": null}'::jsonb end`,
    );
  const { personal } = auditedColumns(order);
  await sql`
    with added as (
      insert into audit (company_id, entity, entity_key, action, before, after, admin_id, person, request_id, happened_at)
      select o.company_id, 'order', concat_ws(' / ', o.merchant_order_id, o.merchant_id),
        case when was is null then 'create' else 'update' end, case when was is not null then ${row('was')} end, ${row('s.status')},
        account_id, name, '', at
      from (select *, lag(status) over same as was, lag(at) over same as before
          from json_to_recordset(${JSON.stringify(steps)}::text::json)
            r (merchant_order_id text, status text, at timestamptz, place text, attempts integer)
          window same as (partition by merchant_order_id order by at)) s
        join orders o using (merchant_order_id)
        join accounts a on a.company_id = o.company_id
          and a.role = case when was is null then 'DataEntry' else 'Dispatcher' end
      where o.company_id = ${companyId} order by at
      returning entry_id, action, after ->> 'merchant_order_id' as merchant_order_id
    )
    insert into audit_customers (company_id, entry_id, after)
    select company_id, entry_id, audit_personal(to_jsonb(o), ${personal}::text[])
    from added join orders o using (merchant_order_id) where company_id = ${companyId} and action = 'create'`.execute(
    tx,
  );
}
