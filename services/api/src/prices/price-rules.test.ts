import { gridResponse, quotesResponse } from '@tawseel/api-client/prices-schemas';
import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { merchantBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

/** Each city has a rule set of its own. A long run: PRICE_SETS=10000 npx jest price-rules. */
const cities = Number(process.env.PRICE_SETS ?? 2000);
const perCity = 3;
const chunk = 3000;
const perRequest = 250;
const merchants = ['', 'M-1', 'M-2'];
const areas = ['', 'الشمال', 'الجنوب'];

interface Rule {
  price_id: number;
  merchant_id: string | null;
  city: string;
  area: string | null;
  from_day: string;
  to_day: string | null;
}

interface Probe {
  city: string;
  merchant_id: string;
  area: string;
  day: string;
}

/** The strongest of the rules that hold; all of them, if there are several. */
function winners(rules: readonly Rule[], { merchant_id, area, day }: Probe): Rule[] {
  const holding = rules.filter(
    (rule) =>
      (rule.merchant_id === null || rule.merchant_id === merchant_id) &&
      (rule.area === null || rule.area === area) &&
      rule.from_day <= day &&
      (rule.to_day === null || day <= rule.to_day),
  );
  const byStrength = [
    holding.filter((rule) => rule.merchant_id !== null && rule.area !== null),
    holding.filter((rule) => rule.merchant_id !== null && rule.area === null),
    holding.filter((rule) => rule.merchant_id === null && rule.area !== null),
    holding.filter((rule) => rule.merchant_id === null && rule.area === null),
  ];
  return byStrength.find((same) => same.length > 0) ?? [];
}

onEachDatabase(`${cities} generated sets of prices`, (test) => {
  let admin: TestCompany;
  const rulesOf = new Map<string, Rule[]>();

  beforeAll(async () => {
    admin = await test().company();
    for (const n of [1, 2]) await admin.post('/DC/CreateMerchants', merchantBody(n));
    const { companyId } = admin;
    const pick = (values: readonly string[], salt: number) =>
      sql`(${values}::text[])[1 + abs(hashint4(n * 31 + ${sql.lit(salt)}::int)::bigint) % ${sql.lit(values.length)}]`;
    const number = (salt: number, below: number) =>
      sql`(abs(hashint4(n * 37 + ${sql.lit(salt)}::int)::bigint) % ${sql.lit(below)})::int`;
    const rules = await asSystem(test().database, companyId, async (tx) => {
      await sql`select set_config('app.trail', 'off', true)`.execute(tx);
      await sql`insert into cities (company_id, country, city, delivery_type, delivery_price, return_price)
        select ${companyId}, 'الأردن', 'C' || n, 'عادي', 9000, 8000 from generate_series(1, ${cities}::int) n`.execute(
        tx,
      );
      await sql`insert into areas (company_id, country, city, area)
        select ${companyId}, 'الأردن', 'C' || n, area
        from generate_series(1, ${cities}::int) n, unnest(${areas.slice(1)}::text[]) area`.execute(tx);
      // The constraint leaves out what would overlap.
      for (let from = 0; from < cities * perCity; from += chunk)
        await sql`insert into prices (company_id, country, city, merchant_id, area, delivery_price, return_price, from_day, to_day)
        select ${companyId}, 'الأردن', 'C' || n / ${perCity}::int + 1, nullif(${pick(merchants, 1)}, ''), nullif(${pick(areas, 2)}, ''), n, n,
          date '2031-01-01' + ${number(3, 30)},
          case when ${number(4, 4)} > 0 then date '2031-01-01' + ${number(3, 30)} + ${number(5, 30)} end
        from generate_series(${from}::int, ${from + chunk - 1}::int) n on conflict do nothing`.execute(tx);
      const { rows } = await sql<Rule>`select price_id, merchant_id, city, area, from_day::text, to_day::text
        from prices where company_id = ${companyId}`.execute(tx);
      return rows;
    });
    for (const rule of rules) rulesOf.set(rule.city, [...(rulesOf.get(rule.city) ?? []), rule]);
    expect(rules.length).toBeGreaterThan(cities * 2);
    await sql`analyze cities, areas, prices`.execute(test().database.db);
  }, 120_000);

  /** Something to ask for each city; those of one request are of one day. */
  const probes = Array.from({ length: cities }, (_, n): Probe => {
    const day = String(10 + (Math.floor(n / perRequest) % 20));
    return {
      city: `C${n + 1}`,
      merchant_id: ['M-1', 'M-2', 'M-9'][(n * 7) % 3] ?? '',
      area: areas[(n * 11) % 3] ?? '',
      day: `2031-01-${day}`,
    };
  });

  it('have exactly one that wins, the same in SQL and in quotes', async () => {
    const column = (name: keyof Probe) => sql`${probes.map((probe) => probe[name])}::text[]`;
    const { rows: found } = await asSystem(test().database, admin.companyId, (tx) =>
      sql<{ price_id: number | null }>`
        select q.price_id from unnest(${column('city')}, ${column('merchant_id')}, ${column('area')}, ${column('day')})
          with ordinality p (city, merchant_id, area, day, at)
        cross join lateral price_of(${admin.companyId}, p.merchant_id, 'الأردن', p.city, nullif(p.area, ''), p.day::date) q
        order by p.at`.execute(tx),
    );
    const quoted: (number | null | undefined)[] = [];
    for (let start = 0; start < cities; start += perRequest) {
      const asked = probes.slice(start, start + perRequest);
      const { body } = await admin.post('/DC/QuoteOrder', {
        day: asked[0]?.day,
        orders: asked.map(({ city, merchant_id, area }) => ({ city, merchant_id, area })),
      });
      quoted.push(...quotesResponse.parse(body).data.map((quote) => quote?.price_id));
    }
    const expected = probes.map((probe) => winners(rulesOf.get(probe.city) ?? [], probe));
    expect(expected.filter((same) => same.length > 1)).toEqual([]);
    const ids = expected.map(([rule]) => rule?.price_id ?? null);
    expect(ids.filter((id) => id !== null).length).toBeGreaterThan(cities / 4);
    expect(found.map(({ price_id }) => price_id)).toEqual(ids);
    expect(quoted).toEqual(ids);
  }, 120_000);

  it('show the same ones in the grid', async () => {
    const day = '2031-01-20';
    const { body } = await admin.post('/DC/PriceGrid', { merchants: ['M-1'], day });
    const { data } = gridResponse.parse(body);
    expect(data).toHaveLength(cities * 2 * 3);
    const wrong = data.filter(({ city, merchant_id, area, price_id }) => {
      const probe = { city, merchant_id: merchant_id ?? '', area: area ?? '', day };
      const [rule] = winners(rulesOf.get(city) ?? [], probe);
      return price_id !== (rule?.price_id ?? null);
    });
    expect(wrong).toEqual([]);
  }, 120_000);
});
