import {
  attentionDays,
  countLimit,
  setupSteps,
  trendDays,
  type SetupStep,
} from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import { lateOrder, unassignedOrder, unmovedOrder } from '../open-orders/attention.ts';
import { stagesOf } from '../open-orders/stages.ts';

const named = 3;

const stages = stagesOf(sql`o`);
const oldReturn = sql`${stages.return} and o.date_order_delivery_customer_end < now() - interval '3 days'`;

/** Number of the orders that match, up to the limit: the time does not grow with them. */
function countOf(companyId: string, condition: RawBuilder<unknown>) {
  return sql`(select count(*) from (select from orders o
    where o.company_id = ${companyId} and ${condition} limit ${countLimit}) counted)`;
}

/** Amounts or counts of the last days, the present one last. */
function trend(companyId: string, counter: string, unit = sql`1`) {
  return sql`(select json_agg(coalesce(c.amount, 0) * ${unit} order by day)
    from generate_series(0, ${trendDays - 1}::int) day
    left join tallies c on c.company_id = ${companyId} and c.name = ${sql.lit(counter)}
      and c.key = to_char(current_date - ${trendDays - 1}::int + day, 'YYYY-MM-DD'))`;
}

/** The rows of a table with the largest balances above 0, and the sum of all balances, as other figures of the company have it. */
function balances(companyId: string, table: 'drivers' | 'merchants', id: string, name: string) {
  const rows = sql`from ${sql.table(table)} where company_id = ${companyId} and deleted_at is null`;
  return sql`json_build_object(
    'total', (select coalesce(sum(money_orders), 0) * 0.001 ${rows}),
    'most', (select coalesce(json_agg(b), '[]') from (
      select ${sql.id(id)} as id, ${sql.id(name)} as name, money_orders * 0.001 as amount ${rows} and money_orders > 0
      order by money_orders desc limit ${named}) b))`;
}

/** Whether a counter of the company's rows is above 0. */
function hasRows(companyId: string, counter: string) {
  return sql`exists (select from tallies where company_id = ${companyId} and name = ${sql.lit(counter)} and key = '' and amount > 0)`;
}

/** The first steps that the company has done, and those that it leaves out. */
function setup(companyId: string) {
  const isDone: Readonly<Record<SetupStep, RawBuilder<unknown>>> = {
    details: sql`exists (select from companies where company_id = ${companyId} and phone <> '' and city <> '')`,
    opening: sql`exists (select from opening_balances where company_id = ${companyId})`,
    city: hasRows(companyId, 'cities'),
    driver: hasRows(companyId, 'drivers'),
    merchant: hasRows(companyId, 'merchants'),
    order: sql`exists (select from orders where company_id = ${companyId})`,
    staff: sql`exists (select from accounts where company_id = ${companyId} and kind = 'staff')`,
  };
  const steps = setupSteps.map((step) => sql`(${sql.lit(step)}, ${isDone[step]})`);
  return sql`json_build_object(
    'done', (select coalesce(json_agg(step) filter (where is_done), '[]')
      from (values ${sql.join(steps)}) steps (step, is_done)),
    'skipped', (select array_to_json(string_to_array(setup_skipped, ',')) from companies where company_id = ${companyId}))`;
}

/** Matters that wait for the administrator, and trends of figures, as one JSON text. One statement, answered from indexes. */
export function attentionQuery(companyId: string) {
  return sql<{ summary: string }>`
    select json_build_object(
      'unassigned_orders', ${countOf(companyId, unassignedOrder(sql`o`))},
      'late_orders', ${countOf(companyId, lateOrder(sql`o`))},
      'unmoved_orders', ${countOf(companyId, unmovedOrder(sql`o`))},
      'undecided_orders', ${countOf(companyId, stages.decide)},
      'old_returns', ${countOf(companyId, oldReturn)},
      'open_runs', (select count(*)::int from runs where company_id = ${companyId} and state <> 'Closed' and day < current_date),
      'driver_reports', (select count(*) from (select from driver_events
        where company_id = ${companyId} and outcome = 'Flagged' limit ${countLimit}) waiting),
      'drivers', ${balances(companyId, 'drivers', 'driver_id', 'name_driver')},
      'merchants', ${balances(companyId, 'merchants', 'merchant_id', 'full_name')},
      'endings', (select coalesce(json_agg(e), '[]') from (
        select kind, id, date, date - current_date as days from (
          select 'subscription' as kind, company_id as id, end_subscription as date
          from companies where company_id = ${companyId}
          union all select 'contract', contract_id::text, service_end_date
          from contracts where company_id = ${companyId} and lower(status) = 'active') ending
        where date <= current_date + ${attentionDays}::int order by date, kind limit ${named}) e),
      'trends', json_build_object(
        'orders', ${trend(companyId, 'orders_by_day')},
        'delivered', ${trend(companyId, 'delivered_by_day')},
        'profits', ${trend(companyId, 'profits_by_day', sql`0.001`)},
        'expenses', ${trend(companyId, 'expenses_by_day', sql`0.001`)}),
      'setup', ${setup(companyId)}
    )::text as summary`;
}
