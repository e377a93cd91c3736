import type { DriverAppSettings } from '@tawseel/api-client/driver-app-schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Settings of a company that has decided nothing. */
export const usualSettings: DriverAppSettings = {
  delivery_photo: 'Optional',
  delivery_signature: 'Off',
  shows_commission: false,
  proof_months: 12,
};

export async function readSettings(tx: Tx, companyId: string): Promise<DriverAppSettings> {
  const { rows } = await sql<DriverAppSettings>`
    select delivery_photo, delivery_signature, shows_commission, proof_months from driver_app_settings
    where company_id = ${companyId}`.execute(tx);
  return rows[0] ?? usualSettings;
}

export async function updateSettings(
  tx: Tx,
  companyId: string,
  { delivery_photo, delivery_signature, shows_commission, proof_months }: DriverAppSettings,
): Promise<void> {
  await sql`insert into driver_app_settings (company_id, delivery_photo, delivery_signature, shows_commission, proof_months)
    values (${companyId}, ${delivery_photo}, ${delivery_signature}, ${shows_commission}, ${proof_months})
    on conflict (company_id) do update set delivery_photo = excluded.delivery_photo,
      delivery_signature = excluded.delivery_signature, shows_commission = excluded.shows_commission,
      proof_months = excluded.proof_months`.execute(tx);
}
