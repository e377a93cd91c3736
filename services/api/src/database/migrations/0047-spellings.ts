import { sql, type QueryExecutorProvider } from 'kysely';

const digits = ['٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'] as const;
const letters = ['ٱٲٳةەہھۃىیېےکڪς\u2010\u2012\u2013\u2014\u2015\u2212', 'اااهههههييييككσ------'] as const;

function ranges(...codes: readonly (readonly [from: number, to?: number])[]) {
  const ends = codes.map(([from, to = from]) => `${String.fromCodePoint(from)}-${String.fromCodePoint(to)}`);
  return `[${ends.join('')}]`;
}

/** Unicode's default ignorable characters, and the empty braille pattern. */
const invisible = ranges(
  [0xad],
  [0x34f],
  [0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x2800],
  [0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff],
  [0xffa0],
  [0xfff0, 0xfff8],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
);
const apostrophes = ranges(
  [0x27],
  [0x60],
  [0xb4],
  [0x2b9],
  [0x2bb, 0x2bf],
  [0x2018, 0x201b],
  [0x2032],
  [0xff07],
);
/** Accents, vowel signs, hamzas above and below, the superscript alef, tatweel and the signs of the Koran. */
const marks = ranges([0x300, 0x36f], [0x64b, 0x65f], [0x670], [0x640], [0x6d6, 0x6ed]);

/**
 * Search and comparison ignore invisible characters, apostrophes, accents, and the letters of Persian keyboards. Lists order
 * texts by `sort_key`: without letter case, and numbers within them by value.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await foldMore(db);
  // Of the SQL standard, so that the name of fold_text is resolved now: indexes are built without a search path since PostgreSQL 17.
  await sql`
    create function sort_key(value text) returns text language sql immutable strict parallel safe
    return regexp_replace(regexp_replace(fold_text(value), '[0-9]+', '00000000000000000000\\&', 'g'),
      '[0-9]*([0-9]{20})', '\\1', 'g')`.execute(db);
  const { rows } = await sql<{ system: string | null }>`
    select current_setting('app.system', true) as system`.execute(db);
  await sql`select set_config('app.system', 'on', true)`.execute(db);
  await foldAgain(db);
  await sql`select set_config('app.system', ${rows[0]?.system ?? ''}, true)`.execute(db);
  await indexNames(db);
}

/** A test compares the results with foldText of @tawseel/i18n. */
async function foldMore(db: QueryExecutorProvider) {
  const { rows } = await sql<{ collation: string }>`
    select quote_ident(collname) as collation from pg_collation
    where collname in ('pg_c_utf8', 'und-x-icu', 'C.utf8')
    order by array_position(array['pg_c_utf8', 'und-x-icu', 'C.utf8'], collname::text) limit 1`.execute(db);
  const collation = sql.raw(rows[0]?.collation ?? '"C"');
  await sql`
    create or replace function fold_text(value text) returns text language plpgsql immutable strict parallel safe as $$
    declare
      folded text := value;
    begin
      if folded ~ '[^ -~]' then
        folded := translate(folded, ${sql.lit(digits[0])}, ${sql.lit(digits[1])});
        folded := regexp_replace(folded, ${sql.lit(`${invisible.slice(0, -1)}${apostrophes.slice(1)}`)}, '', 'g');
        if folded is not nfkd normalized then
          folded := normalize(folded, nfkd);
        end if;
        if folded ~ ${sql.lit(marks)} then
          folded := regexp_replace(folded, ${sql.lit(`${marks}+`)}, '', 'g');
        end if;
        folded := translate(lower(folded collate ${collation}), ${sql.lit(letters[0])}, ${sql.lit(letters[1])});
      else
        folded := lower(translate(folded, '''\`', '') collate ${collation});
      end if;
      if folded ~ '\\s\\s|(?! )\\s' then
        folded := regexp_replace(folded, '\\s+', ' ', 'g');
      end if;
      return btrim(folded);
    end $$`.execute(db);
}

/** Computes the searched texts again: a generated column is computed when a column that it reads is set. */
async function foldAgain(db: QueryExecutorProvider) {
  await sql`
    do $$
    declare
      searched record;
    begin
      for searched in
        select c.relname as table_name, min(r.attname) as column_name
        from pg_attribute s join pg_class c on c.oid = s.attrelid
          join pg_attrdef d on d.adrelid = s.attrelid and d.adnum = s.attnum
          join pg_depend p on p.classid = 'pg_attrdef'::regclass and p.objid = d.oid and p.refobjid = s.attrelid
          join pg_attribute r on r.attrelid = s.attrelid and r.attnum = p.refobjsubid and r.attgenerated = ''
        where s.attname = 'search_text' and s.attgenerated = 's' and c.relnamespace = current_schema()::regnamespace
        group by 1
      loop
        execute format('alter table %I disable trigger user', searched.table_name);
        execute format('update %1$I set %2$I = %2$I', searched.table_name, searched.column_name);
        execute format('alter table %I enable trigger user', searched.table_name);
      end loop;
    end $$`.execute(db);
  await sql`update journal_texts set search_text = fold_text(search_text)`.execute(db);
  for (const table of ['orders', 'deleted_orders']) {
    await sql`insert into search_chunks (company_id, table_name, chunk)
      select distinct company_id, ${sql.lit(table)}, chunk
      from (select distinct company_id, word from ${sql.table(table)} cross join lateral searched_words(search_text) word) w
        cross join lateral word_chunks(word) chunk
      on conflict do nothing`.execute(db);
  }
}

const names = {
  orders: {
    key: ['merchant_order_id', 'merchant_id'],
    columns: [
      'merchant_order_id',
      'merchant_id',
      'name_order',
      'name_shop',
      'city_order',
      'address_order',
      'name_customer',
    ],
  },
  profits: { key: ['merchant_order_id', 'merchant_id'], columns: ['merchant_order_id', 'merchant_id'] },
  deleted_orders: { key: ['merchant_order_id', 'merchant_id'], columns: ['merchant_order_id'] },
  drivers: { key: ['driver_id'], columns: ['driver_id', 'name_driver'] },
  merchants: { key: ['merchant_id'], columns: ['merchant_id', 'full_name', 'shop_name'] },
} as const;

/** Indexes in the order of `sort_key`; those of orders replace the ones that served no filter. */
async function indexNames(db: QueryExecutorProvider) {
  for (const name of ['name_order', 'name_shop', 'address_order', 'name_customer', 'of_driver'])
    await sql`drop index ${sql.id(`orders_${name}`)}`.execute(db);
  for (const [table, { key, columns }] of Object.entries(names)) {
    const tail = sql.join(key.map((name) => sql.id(name)));
    for (const name of columns)
      await sql`create index ${sql.id(`${table}_by_${name}`)} on ${sql.table(table)}
        (company_id, (sort_key(${sql.id(name)}) collate "C"), ${tail})`.execute(db);
  }
  await sql`create index orders_by_driver on orders
    (company_id, (sort_key(coalesce(driver_id, '')) collate "C"), merchant_order_id, merchant_id)`.execute(
    db,
  );
}
