import { sql, type QueryExecutorProvider } from 'kysely';
import { auditRows, countRows, indexSearch, isolateTenants, listRows, searchColumn } from './table-parts.ts';

async function createAreas(db: QueryExecutorProvider) {
  await sql`
    create table areas (
      company_id text not null references companies,
      country text not null,
      city text not null,
      area text not null,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      ${searchColumn(['country', 'city', 'area'])},
      primary key (company_id, country, city, area),
      foreign key (company_id, country, city) references cities
    )`.execute(db);
  await sql`create index areas_created_at on areas (company_id, created_at, country, city, area)
    where deleted_at is null`.execute(db);
  await sql`create index areas_deleted on areas (company_id, created_at, country, city, area)
    where deleted_at is not null`.execute(db);
  await indexSearch(db, 'areas');
  await isolateTenants(db, 'areas', 'select, insert, update');
  await listRows(db, 'areas');
  await countRows(db, 'areas', 'areas', { counted: 'deleted_at is null' });
  await auditRows(db, {
    table: 'areas',
    entity: 'area',
    key: ['country', 'city', 'area'],
    columns: ['area', 'city', 'company_id', 'country', 'created_at', 'deleted_at'],
    amounts: [],
  });
}

/**
 * Names the scope of a price in its company. One text, because the planner would otherwise find prices by the first columns of the
 * constraint's index, rather than by the index that is made for it. No name has the character between them.
 */
const scope = sql.raw(
  ['country', 'city', `coalesce(merchant_id, '')`, `coalesce(area, '')`].join(` || e'\\x1f' || `),
);

async function createPrices(db: QueryExecutorProvider) {
  await sql`create extension if not exists btree_gist`.execute(db);
  await sql`
    create table prices (
      company_id text not null references companies,
      price_id bigint not null generated always as identity,
      merchant_id text,
      country text not null,
      city text not null,
      area text,
      delivery_price bigint not null check (delivery_price >= 0),
      return_price bigint not null check (return_price >= 0),
      second_attempt_price bigint check (second_attempt_price >= 0),
      cod_percent numeric(15,3) check (cod_percent between 0 and 100),
      from_day date not null,
      to_day date check (to_day >= from_day),
      is_quoted text not null default 'No' check (is_quoted in ('Yes', 'No')),
      person text not null default coalesce(current_setting('app.person', true), ''),
      created_at timestamptz not null default clock_timestamp(),
      ${searchColumn([
        'merchant_id',
        'country',
        'city',
        'area',
        'money_text(delivery_price)',
        'money_text(return_price)',
        'day_text(from_day)',
      ])},
      primary key (company_id, price_id),
      foreign key (company_id, merchant_id) references merchants,
      foreign key (company_id, country, city) references cities,
      foreign key (company_id, country, city, area) references areas,
      constraint prices_overlap exclude using gist (company_id with =, (${scope}) with =, daterange(from_day, to_day, '[]') with &&)
    )`.execute(db);
  await sql`create index prices_of_city on prices
    (company_id, country, city, merchant_id, area, from_day)`.execute(db);
  await indexSearch(db, 'prices');
  await isolateTenants(db, 'prices', 'select, insert, update, delete');
  await listRows(db, 'prices');
  await countRows(db, 'prices', 'prices');
  await auditRows(db, {
    table: 'prices',
    entity: 'price',
    key: ['price_id'],
    columns: [
      'area',
      'city',
      'cod_percent',
      'company_id',
      'country',
      'created_at',
      'from_day',
      'is_quoted',
      'merchant_id',
      'person',
      'price_id',
      'to_day',
    ],
    amounts: ['delivery_price', 'return_price', 'second_attempt_price'],
  });
}

/**
 * The price that counts for a merchant in a city and one of its areas, on a day; each may be null but the city. Whatever needs a
 * price reads it here. The statement that calls the function includes its query, since it is one SQL statement.
 */
async function createPriceOf(db: QueryExecutorProvider) {
  // Apart, so that each finds its rows in the index. Row-level security lets no condition with COALESCE do that.
  const ruleOf = (merchant: string, sources: [ofArea: string, ofCity: string], strength: number) =>
    sql.raw(`
        select p.price_id, case when p.area is null then '${sources[1]}' else '${sources[0]}' end as source, p.delivery_price,
          p.return_price, p.second_attempt_price, p.cod_percent, p.is_quoted,
          case when p.area is null then ${strength + 1} else ${strength} end as strength
        from prices p
        where p.company_id = of_company and p.country = of_country and p.city = of_city and p.merchant_id ${merchant}
          and (p.area is null or p.area = of_area) and p.from_day <= on_day and (p.to_day is null or p.to_day >= on_day)`);
  await sql`
    create function price_of(of_company text, of_merchant text, of_country text, of_city text, of_area text, on_day date)
    returns table (price_id bigint, source text, delivery_price bigint, return_price bigint, second_attempt_price bigint,
      cod_percent numeric, is_quoted text)
    language sql stable parallel safe as $$
      select c.price_id, c.source, c.delivery_price, c.return_price, c.second_attempt_price, c.cod_percent, c.is_quoted
      from (${ruleOf('= of_merchant', ['MerchantArea', 'MerchantCity'], 0)}
        union all ${ruleOf('is null', ['Area', 'City'], 2)}
        union all
        select null, 'City', t.delivery_price, t.return_price, null, null, 'Yes', 4 from cities t
        where t.company_id = of_company and t.country = of_country and t.city = of_city) c
      order by c.strength limit 1
    $$`.execute(db);
}

/** Areas of cities, and prices by merchant and area. */
export async function createPriceTables(db: QueryExecutorProvider): Promise<void> {
  await createAreas(db);
  await createPrices(db);
  await createPriceOf(db);
}
