import type { DispatchSettings } from '@tawseel/api-client/dispatch-schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';
import { usualAttemptLimit } from './scanned.ts';

/** The company's settings, as one JSON text. */
export function settingsQuery(companyId: string): RawBuilder<{ summary: string }> {
  return sql`select json_build_object('attempt_limit', coalesce((
    select attempt_limit from dispatch_settings where company_id = ${companyId}), ${usualAttemptLimit}::int))::text as summary`;
}

export async function updateSettings(
  tx: Tx,
  companyId: string,
  { attempt_limit }: DispatchSettings,
): Promise<void> {
  await sql`insert into dispatch_settings (company_id, attempt_limit) values (${companyId}, ${attempt_limit})
    on conflict (company_id) do update set attempt_limit = excluded.attempt_limit`.execute(tx);
}
