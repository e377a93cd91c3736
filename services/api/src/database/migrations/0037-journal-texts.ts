import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { indexSearch, isolateTenants, listRows } from './table-parts.ts';

/**
 * The searched text of each journal with all of its postings, so that a search of the journal reads few postings: a search by
 * a rare word computed the text of every one. Pages of an order's merchant and of a few days read their own journals alone.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table journal_texts (
      company_id text not null references companies,
      journal_id bigint not null,
      search_text text not null,
      primary key (company_id, journal_id),
      foreign key (company_id, journal_id) references journals
    )`.execute(db);
  await isolateTenants(db, 'journal_texts', 'select, insert, update');
  const { rows } = await sql<{ system: string | null }>`
    select current_setting('app.system', true) as system`.execute(db);
  await sql`select set_config('app.system', 'on', true)`.execute(db);
  await sql`insert into journal_texts (company_id, journal_id, search_text) ${textsOf(sql`postings`)}`.execute(
    db,
  );
  await sql`select set_config('app.system', ${rows[0]?.system ?? ''}, true)`.execute(db);
  await indexSearch(db, 'journal_texts');
  await listRows(db, 'journal_texts');
  await sql`
    create function add_journal_texts() returns trigger language plpgsql as $$
    begin
      insert into journal_texts as t (company_id, journal_id, search_text) ${textsOf(sql`new_rows`)}
      on conflict (company_id, journal_id) do update set search_text = t.search_text || ' ' || excluded.search_text;
      return null;
    end $$`.execute(db);
  await sql`create trigger add_journal_texts after insert on postings referencing new table as new_rows for each statement
    execute function add_journal_texts()`.execute(db);
  await sql`create index journals_merchant on journals (company_id, (coalesce(merchant_id, '')), journal_id)`.execute(
    db,
  );
  await sql`create index journals_happened on journals (company_id, happened_at, journal_id)`.execute(db);
  await sql`analyze journals, journal_texts`.execute(db);
}

/** Texts of journals: the words of `journal_lines` of each of their postings. */
function textsOf(postings: RawBuilder<unknown>) {
  return sql`
    select company_id, journal_id,
      fold_text(concat_ws(' ', j.kind, j.reference, j.merchant_id, j.reason, j.admin_id, j.person, p.words))
    from (
      select company_id, journal_id, string_agg(concat_ws(' ', account, holder_id, money_text(amount)), ' ' order by posting_id) as words
      from ${postings} group by company_id, journal_id) p
    join journals j using (company_id, journal_id)
    order by company_id, journal_id`;
}
