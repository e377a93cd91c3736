import type { AccountFactor } from '@tawseel/api-client/schemas';
import type { Tx } from '../database/database.ts';
import { readFactors } from './person-factors.ts';
import type { Person } from './person.ts';
import { readSecurity } from './security-settings.ts';

/** The factors of an account as its person sees them. */
export async function accountFactor(tx: Tx, person: Person): Promise<AccountFactor> {
  const { hasTotp, passkeys, recoveryCodes } = await readFactors(tx, person);
  const { factor_required } = await readSecurity(tx, person.companyId);
  return {
    totp: hasTotp,
    passkeys: passkeys.map(({ passkey_id, name, created_at, last_used_at }) => ({
      passkey_id,
      name,
      created_at,
      last_used_at,
    })),
    recovery_codes_left: recoveryCodes,
    is_required: factor_required,
  };
}
