import { entities, type Field } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { insertRows } from '../demo/insert-rows.ts';
import { tableRows } from '../testing/table-rows.ts';
import { onEachDatabase } from '../testing/test-api.ts';
import { auditedColumns } from './audited-columns.ts';

class Undone extends Error {}

const isSecret = ({ kind }: Field) => kind === 'secret' || kind === 'image';

/** Entities with an audit log; only the system writes the others. */
const audited = Object.values(entities).filter(
  ({ table }) => !['companies', 'ledger', 'audit', 'contract_evidence'].includes(table),
);

onEachDatabase('the audit log', (test) => {
  it.each(audited)('has no secret, no image and no unknown column of $table', async (entity) => {
    const { companyId } = await test().company();
    if (!tableRows[entity.table]) throw new Error(`testing/table-rows.ts has no row of ${entity.table}.`);
    const { columns, amounts } = auditedColumns(entity);
    // The activity of records filters by these names and labels them.
    expect(entities.audit_entry.fields.entity.known).toContain(entity.name);
    const secrets = Object.entries<Field>(entity.fields).flatMap(([name, field]) =>
      isSecret(field) ? [name] : [],
    );
    const row = {
      ...tableRows[entity.table],
      ...Object.fromEntries(secrets.map((name) => [name, 'a secret'])),
    };
    let logged: { after: string; names: string }[] = [];
    const run = test()
      .database.db.transaction()
      .execute(async (tx) => {
        await sql`alter table ${sql.table(entity.table)} add column surprise text default 'a secret'`.execute(
          tx,
        );
        await sql`select set_config('app.system', 'on', true), set_config('app.company_id', ${companyId}, true)`.execute(
          tx,
        );
        for (const [table, needed] of Object.entries(tableRows)) {
          if (table === 'companies') continue;
          await insertRows(tx, table, [
            { company_id: companyId, ...(table === entity.table ? row : needed) },
          ]);
          if (table === entity.table) break;
        }
        const { rows } = await sql<{ after: string; names: string }>`
          select after::text, 
            (select string_agg(name, ',') from jsonb_object_keys(after) name) as names
          from audit
          where company_id = ${companyId} and entity = ${entity.name} and entity_key <> ${`${companyId}-1`}`.execute(
          tx,
        );
        logged = rows;
        throw new Undone();
      });
    await expect(run).rejects.toBeInstanceOf(Undone);
    expect(logged).toHaveLength(1);
    expect(logged[0]?.after).not.toContain('a secret');
    expect(logged[0]?.names.split(',').toSorted()).toEqual([...columns, ...amounts].toSorted());
  });

  it('and every list and export leave out what is secret', () => {
    const secrets = Object.values(entities).flatMap(({ fields }) =>
      Object.entries<Field>(fields).flatMap(([name, { kind }]) => (kind === 'secret' ? [name] : [])),
    );
    expect(secrets.toSorted()).toEqual(['invitation_hash', 'password', 'password_driver', 'password_hash']);
    const listed = [...test().api.lists.values()].flatMap((list) => Object.keys(list.columns));
    expect(listed.filter((name) => secrets.includes(name))).toEqual([]);
  });
});
