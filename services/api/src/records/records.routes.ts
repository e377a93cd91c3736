import { actor, auditEntry, ledgerEntry } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Domain } from '../http/domain.ts';
import { serveList } from '../http/serve-list.ts';
import { entityList } from '../lists/entity-list.ts';

/** Every change of a balance, newest first. */
export const ledgerList = entityList(ledgerEntry, { from: sql`ledger` });

const sides = ['before', 'after'];

/** A column of an entry; those of its values have the customer's data that was not erased. */
function logged(name: string) {
  const column = sql.id(name);
  return sides.includes(name)
    ? sql`a.${column} || coalesce(c.${column}, '{}') as ${column}`
    : sql`a.${column}`;
}

/**
 * Every change of a row, newest first. An order that is moved to the deleted history, or back, has an entry of its own, so that
 * those of its row there say nothing new.
 */
export const auditList = entityList(auditEntry, {
  from: sql`(select ${sql.join(['company_id', 'search_text', ...Object.keys(auditEntry.fields)].map(logged))}
    from listed_audit a left join listed_audit_customers c on c.company_id = a.company_id and c.entry_id = a.entry_id
    where a.entity <> 'deleted_order' or a.action not in ('create', 'delete'))`,
  changing: [],
  uncounted: true,
});

const ofCompany = sql`a.company_id = current_setting('app.company_id', true)`;

/** People who have an entry, each found by one look into the index, with the name that their latest entry has. */
const actorList = entityList(actor, {
  from: sql`(with recursive actors as (
      (select a.company_id, a.admin_id from listed_audit a where ${ofCompany} order by a.admin_id limit 1)
      union all
      select n.company_id, n.admin_id from actors l cross join lateral (
        select a.company_id, a.admin_id from listed_audit a
        where ${ofCompany} and a.admin_id > l.admin_id order by a.admin_id limit 1) n)
    select l.company_id, l.admin_id as account_id, n.name, fold_text(n.name) as search_text
    from actors l cross join lateral (
      select coalesce(nullif(a.person, ''), a.admin_id) as name from listed_audit a
      where ${ofCompany} and a.admin_id = l.admin_id order by a.happened_at desc, a.entry_id desc limit 1) n
    where l.admin_id not in ('', 'system'))`,
});

const group = 'Records';

export const recordsDomain: Domain = {
  routes(calls) {
    serveList(calls, 'Changes of balances; filter by `holder` and `holder_id`', group, ledgerList);
    serveList(
      calls,
      'Changes of everything; filter by `entity`, `entity_key`, `actor`, `admin_id` and `happened_at`',
      group,
      auditList,
    );
    serveList(calls, 'People who have changed something, with the name that they had last', group, actorList);
  },
};
