import { sql } from 'kysely';
import type { Finding } from '../checks/check.ts';
import type { Tx } from '../database/database.ts';

/** GS1's sum of the ten digits of a code, which the check digit makes a multiple of ten. */
const weightedSum = sql.join(
  Array.from({ length: 10 }, (_, at) => {
    const weight = at % 2 === 0 ? 3 : 1;
    return sql`substr(parcel_code, ${sql.lit(at + 1)}, 1)::int * ${sql.lit(weight)}`;
  }),
  sql` + `,
);

/** Finds parcel codes that scanners would not accept, and those of several orders of a company, deleted orders included. */
export async function checkParcelCodes(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with codes as (
      select company_id, parcel_code, count(*) as orders
      from (select company_id, parcel_code from orders union all select company_id, parcel_code from deleted_orders) o
      group by company_id, parcel_code
    )
    select company_id as "companyId", format('Parcel code "%s" is not ten digits with their check digit.', parcel_code) as what
    from codes where case when parcel_code ~ '^[0-9]{10}$' then (${weightedSum}) % 10 <> 0 else true end
    union all
    select company_id, format('Parcel code "%s" is the code of %s orders.', parcel_code, orders) from codes where orders > 1`.execute(
    tx,
  );
  return rows;
}
