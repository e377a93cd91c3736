import type { SecurityUpdate } from '@tawseel/api-client/schemas';
import type { Tx } from '../database/database.ts';

/** The security settings of a company. */
export async function readSecurity(tx: Tx, companyId: string): Promise<SecurityUpdate> {
  const settings = await tx
    .selectFrom('security_settings')
    .select('factor_required')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return settings ?? { factor_required: false };
}

export async function storeSecurity(tx: Tx, companyId: string, settings: SecurityUpdate): Promise<void> {
  await tx
    .insertInto('security_settings')
    .values({ company_id: companyId, ...settings })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(settings))
    .execute();
}
