import { sql, type QueryExecutorProvider } from 'kysely';
import { createView } from './create-view.ts';

const company = sql`current_setting('app.company_id', true)`;

/** What the driver collects at the door of an order `o`. */
const toCollect = sql`case when coalesce(o.collector, 'Undecided') in ('Driver', 'Undecided') then o.total_price else 0 end`;

const sameOrder = (left: string, right: string) =>
  sql.raw(
    ['company_id', 'merchant_order_id', 'merchant_id']
      .map((name) => `${left}.${name} = ${right}.${name}`)
      .join(' and '),
  );

/** Lists of runs with their figures, and of the parcels of a run. */
async function createRunViews(db: QueryExecutorProvider) {
  await createView(
    db,
    'runs_of_company',
    sql`select r.*, l.parcels, l.waiting, l.delivered, l.failed, l.to_collect, coalesce(a.collected, 0)::bigint as collected,
      fold_text(r.run_id || ' ' || r.driver_id || ' ' || d.name_driver || ' ' || r.person || ' ' || coalesce(r.note, '')) as search_text
    from runs r
    join drivers d on d.company_id = r.company_id and d.driver_id = r.driver_id
    left join lateral (
      select count(*)::int as parcels, (count(*) filter (where l.outcome is null))::int as waiting,
        (count(*) filter (where l.outcome = 'Delivered'))::int as delivered,
        (count(*) filter (where l.outcome = 'Failed'))::int as failed, coalesce(sum(${toCollect}), 0)::bigint as to_collect
      from run_lines l left join orders o on ${sameOrder('o', 'l')}
      where l.company_id = r.company_id and l.run_id = r.run_id) l on true
    left join lateral (
      select sum(a.amount_taken) as collected from attempts a
      where a.company_id = r.company_id and a.run_id = r.run_id and not a.is_reversed) a on true
    where r.company_id = ${company}`,
  );
  await createView(
    db,
    'parcels_of_runs',
    sql`select l.company_id, l.run_id, l.position, l.merchant_order_id, l.merchant_id, l.outcome,
      case when l.is_open and l.outcome is null then 'Yes' else 'No' end as is_open,
      o.parcel_code, o.pieces, o.name_shop, o.name_customer, o.phone_customer, o.city_order, o.address_order, o.total_price,
      ${toCollect} as to_collect, o.status, o.place, o.attempts, a.reason_id, a.amount_taken, a.note, o.search_text
    from run_lines l
    left join orders o on ${sameOrder('o', 'l')}
    left join lateral (
      select a.reason_id, a.amount_taken, a.note from attempts a
      where ${sameOrder('a', 'l')} and a.run_id = l.run_id and not a.is_reversed order by a.n desc limit 1) a on true
    where l.company_id = ${company}`,
  );
}

/** Lists of parcels that merchants get back, of these merchants, and of manifests. */
async function createReturnViews(db: QueryExecutorProvider) {
  await createView(
    db,
    'returned_parcels',
    sql`select o.company_id, coalesce(l.manifest_id, 0)::bigint as manifest_id, o.merchant_order_id, o.merchant_id, o.parcel_code,
      o.pieces, o.name_customer, o.city_order, o.status, o.place, o.total_price, o.end_reason,
      o.date_order_delivery_customer_end as ended_at, o.search_text
    from orders o left join return_lines l on ${sameOrder('l', 'o')}
    where o.company_id = ${company} and o.status in ('Returned', 'Cancelled')
      and (l.manifest_id is not null or o.place in ('Branch', 'Driver'))`,
  );
  await createView(
    db,
    'waiting_returns',
    sql`select p.company_id, p.merchant_id, m.full_name as merchant_name, p.parcels, p.in_branch, p.oldest,
      coalesce(s.manifest_id, 0)::bigint as manifest_id, m.search_text
    from (
      select o.company_id, o.merchant_id, count(*)::int as parcels, (count(*) filter (where o.place = 'Branch' and l.manifest_id is null))::int as in_branch,
        min(o.date_order_delivery_customer_end) as oldest
      from orders o left join return_lines l on ${sameOrder('l', 'o')}
      where o.company_id = ${company} and o.status in ('Returned', 'Cancelled') and o.place in ('Branch', 'Driver')
      group by o.company_id, o.merchant_id) p
    join merchants m on m.company_id = p.company_id and m.merchant_id = p.merchant_id
    left join lateral (
      select s.manifest_id from return_manifests s
      where s.company_id = p.company_id and s.merchant_id = p.merchant_id and s.state = 'Draft'
      order by s.manifest_id desc limit 1) s on true`,
  );
  await createView(
    db,
    'manifests_of_returns',
    sql`select s.*, l.parcels, fold_text(s.manifest_id || ' ' || s.merchant_id || ' ' || m.full_name || ' ' || s.person || ' '
      || coalesce(s.signer_name, '')) as search_text
    from return_manifests s
    join merchants m on m.company_id = s.company_id and m.merchant_id = s.merchant_id
    left join lateral (
      select count(*)::int as parcels from return_lines l where l.company_id = s.company_id and l.manifest_id = s.manifest_id) l on true
    where s.company_id = ${company}`,
  );
}

export async function createDispatchViews(db: QueryExecutorProvider): Promise<void> {
  await createRunViews(db);
  await createReturnViews(db);
}
