import { auditEntry, ledgerEntry } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Domain } from '../http/domain.ts';
import { serveList } from '../http/serve-list.ts';
import { entityList } from '../lists/entity-list.ts';

/** Every change of a balance, newest first. */
export const ledgerList = entityList(ledgerEntry, { allow: 'balances.see', from: sql`ledger` });

const sides = ['before', 'after'];

/** A column of an entry; those of its values have the customer's data that was not erased. */
function logged(name: string) {
  const column = sql.id(name);
  return sides.includes(name)
    ? sql`a.${column} || coalesce(c.${column}, '{}') as ${column}`
    : sql`a.${column}`;
}

/** Every change of a row, newest first. */
export const auditList = entityList(auditEntry, {
  allow: 'audit.see',
  from: sql`(select ${sql.join(['company_id', 'search_text', ...Object.keys(auditEntry.fields)].map(logged))}
    from listed_audit a left join listed_audit_customers c on c.company_id = a.company_id and c.entry_id = a.entry_id)`,
  changing: [],
  uncounted: true,
});

const group = 'Records';

export const recordsDomain: Domain = {
  routes(calls) {
    serveList(calls, 'Changes of balances; filter by `holder` and `holder_id`', group, ledgerList);
    serveList(
      calls,
      'Changes of everything; filter by `entity`, `entity_key`, `actor` and `happened_at`',
      group,
      auditList,
    );
  },
};
