import { accountsByType, accountTypes } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';

const debits: readonly string[] = ['asset', 'expense', 'statistic'];

/** Every account with its type, and the sign that makes its usual balance positive. */
export const accounts = sql`(values ${sql.join(
  accountTypes.flatMap((type) =>
    accountsByType[type].map(
      (account) =>
        sql`(${sql.lit(account)}, ${sql.lit(type)}, ${sql.lit(debits.includes(type) ? 1 : -1)}::bigint)`,
    ),
  ),
)}) a (account, type, sign)`;
