import { sql, type QueryExecutorProvider } from 'kysely';
import { createRole } from './table-parts.ts';

/** Prerequisites of every table: extensions, the role of requests, and the folding of text for search. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create extension if not exists btree_gin`.execute(db);
  await createRole(db, 'tawseel_app');
  await createTextFunctions(db);
  await createStatusWords(db);
}

async function createTextFunctions(db: QueryExecutorProvider) {
  const { rows } = await sql<{ collname: string }>`
    select collname from pg_collation
    where collname in ('pg_c_utf8', 'und-x-icu', 'C.utf8')
    order by array_position(array['pg_c_utf8', 'und-x-icu', 'C.utf8'], collname::text) limit 1`.execute(db);
  const collation = sql.id(rows[0]?.collname ?? 'C');
  const marks = String.raw`\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065A\065B\065C\065D\065E\065F\0670\0640`;
  const koranic = Array.from(
    { length: 0x06ed - 0x06d6 + 1 },
    (_, i) => `\\0${(0x06d6 + i).toString(16)}`,
  ).join('');
  const from = sql.lit(unescapeCodes(`أإآٱةىئؤ${marks}${koranic}`));
  const digits = sql.lit('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹');
  // Agrees with foldText of @tawseel/i18n, which folds search words; a test compares them.
  await sql`
    create function fold_text(value text) returns text language sql immutable strict parallel safe as $$
      select btrim(regexp_replace(translate(normalize(lower(translate(value, ${digits}, '01234567890123456789')
        collate ${collation}), NFKC), ${from}, 'ااااهييو'), '\\s+', ' ', 'g'))
    $$`.execute(db);
  await sql`
    create function day_text(moment timestamptz) returns text language sql immutable parallel safe as $$
      select lpad(extract(year from moment at time zone 'Asia/Amman')::int::text, 4, '0') || '-' ||
        lpad(extract(month from moment at time zone 'Asia/Amman')::int::text, 2, '0') || '-' ||
        lpad(extract(day from moment at time zone 'Asia/Amman')::int::text, 2, '0')
    $$`.execute(db);
  // Day first as well, as in the list of cars.
  await sql`
    create function day_text(day date) returns text language sql immutable parallel safe as $$
      select lpad(extract(year from day)::int::text, 4, '0') || '-' || lpad(extract(month from day)::int::text, 2, '0')
        || '-' || lpad(extract(day from day)::int::text, 2, '0') || ' ' || lpad(extract(day from day)::int::text, 2, '0')
        || '/' || lpad(extract(month from day)::int::text, 2, '0') || '/' || lpad(extract(year from day)::int::text, 4, '0')
    $$`.execute(db);
  await sql`
    create function money_text(fils bigint) returns text language sql immutable parallel safe as $$
      select case when fils % 10 = 0 then round(fils * 0.001, 2)::text else round(fils * 0.001, 3)::text end
    $$`.execute(db);
}

function unescapeCodes(text: string) {
  return text.replace(/\\0([0-9A-Fa-f]{3})/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** The search finds a status by its label in either language. */
async function createStatusWords(db: QueryExecutorProvider) {
  await sql`
    create function status_text(status text) returns text language sql immutable parallel safe as $$
      select status || ' ' || case status
        when 'Active' then 'نشط' when 'InActive' then 'غير نشط' when 'Pending' then 'قيد الانتظار'
        when 'Accepted' then 'مقبول' when 'Picked Up' then 'تم الاستلام' when 'In Transit' then 'قيد التوصيل'
        when 'Delivered' then 'تم التسليم' when 'Returned' then 'مرتجع' when 'Cancelled' then 'ملغى' else '' end
    $$`.execute(db);
}
