import { randomInt } from 'node:crypto';
import { plainNumber } from '@tawseel/i18n/text';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { notFound } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { recordCallerEvent } from '../records/record-event.ts';

/** A new password: eight digits, which are read out on the phone and typed on a small keyboard. */
export function createPassword(): string {
  return String(randomInt(100_000_000)).padStart(8, '0');
}

/** A password in two groups, as it is shown. */
export function inGroups(password: string): string {
  return `${password.slice(0, 4)} ${password.slice(4)}`;
}

/** Eight digits that were typed with a space or in Arabic; undefined for any other password. */
export function writtenPassword(typed: string): string | undefined {
  const digits = plainNumber(typed).replace(/\s/g, '');
  return digits !== typed && /^\d{8}$/.test(digits) ? digits : undefined;
}

/**
 * Gives a driver another password, which ends the driver's sessions. The audit log has the reset as an event of its own.
 *
 * @throws ApiError `not_found`
 */
export async function resetDriverPassword(
  tx: Tx,
  caller: Caller,
  driverId: string,
  passwordHash: string,
): Promise<void> {
  const { rows: before } = await sql<{ trail: string | null }>`
    select current_setting('app.trail', true) as trail, set_config('app.trail', 'off', true)`.execute(tx);
  const { rows } = await sql<{ name_driver: string }>`update drivers set password_driver = ${passwordHash}
    where company_id = ${caller.companyId} and driver_id = ${driverId} and deleted_at is null
    returning name_driver`.execute(tx);
  await sql`select set_config('app.trail', ${before[0]?.trail ?? ''}, true)`.execute(tx);
  if (!rows[0]) throw notFound();
  await recordCallerEvent(tx, caller, {
    entity: 'driver',
    entityKey: driverId,
    action: 'password_reset',
    details: rows[0],
  });
}
