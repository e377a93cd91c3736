import type { HandoverReversal } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { reverseJournal } from '../books/reverse-journal.ts';
import type { Tx } from '../database/database.ts';
import { ApiError, notFound } from '../errors/api-error.ts';
import { lockDriver } from './lock-driver.ts';

interface Posted {
  driver_id: string;
  journal_id: number;
  reversed_by: number;
  reversed_person: string | null;
}

/**
 * Reverses a handover: its journal is mirrored, and the driver holds its orders again, except those whose end was reversed.
 *
 * @throws ApiError `changed` if somebody has reversed it, `in_use` if its driver is deleted
 */
export async function reverseHandover(
  tx: Tx,
  companyId: string,
  { handover_id, reason, confirm }: HandoverReversal,
): Promise<void> {
  const at = sql`company_id = ${companyId} and handover_id = ${handover_id}`;
  const { rows } = await sql<Posted>`select driver_id, journal_id, reversed_by, reversed_person from handovers
    where ${at} for update`.execute(tx);
  const posted = rows[0];
  if (!posted) throw notFound();
  if (posted.reversed_by !== 0) {
    const values = { number: handover_id, person: posted.reversed_person ?? '' };
    throw new ApiError('changed', { message: 'reversedAlready', values });
  }
  await lockDriver(tx, companyId, posted.driver_id);
  const reversal = await reverseJournal(tx, companyId, posted.journal_id, reason, confirm === 'overdrawn');
  await sql`update handovers set reversed_by = ${reversal}, reversed_at = clock_timestamp(), reversal_reason = ${reason},
    reversed_person = coalesce(current_setting('app.person', true), '') where ${at}`.execute(tx);
  await sql`
    with returned as (
      update handover_orders set is_live = false where ${at} and is_live returning *
    )
    insert into held_orders (company_id, journal_id, driver_id, merchant_order_id, merchant_id, amount, collected_at)
    select company_id, journal_id, driver_id, merchant_order_id, merchant_id, amount, collected_at from returned`.execute(
    tx,
  );
}
