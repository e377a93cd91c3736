import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { StoredPasskey } from './passkeys.ts';
import type { Person } from './person.ts';

/** A passkey with what its person sees of it. */
interface OwnPasskey extends StoredPasskey {
  /** Host that the passkey belongs to. */
  site: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** The factors of a person. */
export interface PersonFactors {
  hasTotp: boolean;
  /** Oldest first. */
  passkeys: OwnPasskey[];
  /** Number of unused recovery codes. */
  recoveryCodes: number;
}

/** A time as JSON has it. */
const isoTime = <Time extends string | null = string>(column: 'created_at' | 'last_used_at') =>
  sql<Time>`to_json(${sql.ref(column)}) #>> '{}'`;

export async function readFactors(tx: Tx, { companyId, accountId }: Person): Promise<PersonFactors> {
  const totp = await tx
    .selectFrom('totp_secrets')
    .select('is_confirmed')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('is_confirmed', '=', true)
    .executeTakeFirst();
  const passkeys = await tx
    .selectFrom('passkeys')
    .select(['passkey_id', 'public_key', 'counter', 'transports', 'site', 'name'])
    .select([
      isoTime('created_at').as('created_at'),
      isoTime<string | null>('last_used_at').as('last_used_at'),
    ])
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  const codes = await tx
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { hasTotp: totp !== undefined, passkeys, recoveryCodes: codes.count };
}

export function hasFactor({ hasTotp, passkeys }: PersonFactors): boolean {
  return hasTotp || passkeys.length > 0;
}
