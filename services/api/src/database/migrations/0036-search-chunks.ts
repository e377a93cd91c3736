import { sql, type QueryExecutorProvider } from 'kysely';
import { afterStatement, isolateTenants } from './table-parts.ts';

const tables = ['orders', 'deleted_orders'] as const;

/**
 * Every three characters that begin at an odd position of a word, spaces around it included, by company and table: each pair
 * of a word's letters is in one of them. A search by one or two letters, which the trigram index does not support, first
 * looks them up. Digits are stored as 0, so the rows are few, and no chunk identifies a customer. No row is ever deleted:
 * a chunk without orders only costs a look into the index.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table search_chunks (
      company_id text not null references companies,
      table_name text not null,
      chunk text not null,
      primary key (company_id, table_name, chunk)
    )`.execute(db);
  await isolateTenants(db, 'search_chunks', 'select, insert');
  await sql`
    create function searched_words(searched text) returns setof text language sql immutable parallel safe as $$
      select unnest(string_to_array(translate(searched, '123456789', '000000000'), ' '))
    $$`.execute(db);
  await sql`
    create function word_chunks(word text) returns setof text language sql immutable parallel safe as $$
      select substr(' ' || word || ' ', n, 3) from generate_series(1, length(word), 2) n
    $$`.execute(db);
  // In one order, so that two sessions that add the same chunks do not wait for each other in a circle.
  await sql`
    create function add_search_chunks() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into search_chunks (company_id, table_name, chunk)
          select distinct company_id, tg_table_name, chunk
          from (select distinct company_id, word from new_rows cross join lateral searched_words(search_text) word) w
            cross join lateral word_chunks(word) chunk
          order by 1, 3 on conflict do nothing;
      else
        insert into search_chunks (company_id, table_name, chunk)
          select distinct company_id, tg_table_name, chunk
          from (
            select company_id, word from new_rows cross join lateral searched_words(search_text) word
            except select company_id, word from old_rows cross join lateral searched_words(search_text) word) w
            cross join lateral word_chunks(word) chunk
          order by 1, 3 on conflict do nothing;
      end if;
      return null;
    end $$`.execute(db);
  const { rows } = await sql<{ system: string | null }>`
    select current_setting('app.system', true) as system`.execute(db);
  await sql`select set_config('app.system', 'on', true)`.execute(db);
  for (const table of tables) {
    for (const event of ['insert', 'update'] as const)
      await afterStatement(db, table, event, `chunk_${event}`, sql`add_search_chunks()`);
    await sql`insert into search_chunks (company_id, table_name, chunk)
      select distinct company_id, ${sql.lit(table)}, chunk
      from (select distinct company_id, word from ${sql.table(table)} cross join lateral searched_words(search_text) word) w
        cross join lateral word_chunks(word) chunk`.execute(db);
  }
  await sql`select set_config('app.system', ${rows[0]?.system ?? ''}, true)`.execute(db);
  await enterWithoutJit(db);
}

/** Compiling the plan of a search takes up to a second, longer than any statement of a request runs. */
async function enterWithoutJit(db: QueryExecutorProvider) {
  await sql`
    create or replace function enter_company(company text, session text, token_generation integer, admin text, request text)
    returns table (is_alive boolean, company_status text, lacks_factor boolean) language plpgsql as $$
    declare
      alive boolean;
      person accounts;
    begin
      perform set_config('app.company_id', company, true), set_config('app.admin_id', admin, true),
        set_config('app.request_id', request, true), set_config('TimeZone', 'Asia/Amman', true),
        set_config('jit', 'off', true), set_config('role', 'tawseel_app', true);
      alive := session_is_alive(company, session, token_generation);
      if alive then
        select a.* into person from accounts a where a.company_id = company and a.account_id = admin;
      end if;
      perform set_config('app.role', coalesce(person.role, ''), true),
        set_config('app.person', coalesce(person.name, ''), true);
      return query select alive, (select c.status from companies c where c.company_id = company),
        session_lacks_factor(company, session);
    end $$`.execute(db);
}
