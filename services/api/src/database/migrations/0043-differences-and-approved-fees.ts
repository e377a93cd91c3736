import { sql, type QueryExecutorProvider } from 'kysely';
import { auditRows, refreshListedView } from './table-parts.ts';

/**
 * Why a handover differs, and the highest fee that was approved for a payout. Payouts that were approved before have none: a fee
 * needs their approval again.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table payouts add column max_fee bigint`.execute(db);
  await refreshListedView(db, 'payouts');
  await auditRows(db, {
    table: 'payouts',
    entity: 'payout',
    key: ['payout_id'],
    columns: [
      'account',
      'approved_at',
      'approved_by',
      'cancel_reason',
      'cancelled_at',
      'cancelled_by',
      'company_id',
      'drafted_at',
      'drafted_by',
      'full_name',
      'journal_id',
      'lines',
      'merchant_id',
      'method',
      'paid_at',
      'paid_by',
      'payout_id',
      'reference',
      'shop_name',
      'status',
    ],
    amounts: ['bank_fee', 'closing', 'max_fee', 'opening', 'total'],
  });
  await sql`alter table handovers add column difference_reason text`.execute(db);
  await refreshListedView(db, 'handovers');
  await auditRows(db, {
    table: 'handovers',
    entity: 'handover',
    key: ['handover_id'],
    columns: [
      'admin_id',
      'company_id',
      'counts',
      'difference_reason',
      'driver_id',
      'handover_id',
      'happened_at',
      'journal_id',
      'name_driver',
      'note',
      'orders',
      'person',
      'reversal_reason',
      'reversed_at',
      'reversed_by',
      'reversed_person',
      'state',
    ],
    amounts: ['commission_kept', 'counted', 'difference', 'expected', 'other'],
  });
}
