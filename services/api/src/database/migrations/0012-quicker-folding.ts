import { sql, type QueryExecutorProvider } from 'kysely';

const letters = ['أإآٱةىئؤ', 'ااااهييو'] as const;
const digits = ['٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'] as const;

function codes(from: number, to: number) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
}

/** Vowel signs, the superscript alef, tatweel and the signs of the Koran. */
const marks = `${codes(0x064b, 0x065f)}\u0670\u0640${codes(0x06d6, 0x06ed)}`;

/**
 * Equal to the previous folding in a tenth of the time: `translate` compares each letter with its whole list,
 * so it is called only if there is a letter to translate. A test compares the results with foldText of
 * @tawseel/i18n.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
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
      if folded ~ ${sql.lit(`[${digits[0]}]`)} then
        folded := translate(folded, ${sql.lit(digits[0])}, ${sql.lit(digits[1])});
      end if;
      folded := lower(folded collate ${collation});
      if folded is not nfkc normalized then
        folded := normalize(folded, nfkc);
      end if;
      if folded ~ ${sql.lit(`[${letters[0]}]`)} then
        folded := translate(folded, ${sql.lit(letters[0])}, ${sql.lit(letters[1])});
      end if;
      if folded ~ ${sql.lit(`[${marks}]`)} then
        folded := regexp_replace(folded, ${sql.lit(`[${marks}]+`)}, '', 'g');
      end if;
      if folded ~ '\\s\\s|(?! )\\s' then
        folded := regexp_replace(folded, '\\s+', ' ', 'g');
      end if;
      return btrim(folded);
    end $$`.execute(db);
}
