import { sql, type QueryExecutorProvider } from 'kysely';
import { collectUnpaid, createPayoutViews } from './0032-unpaid-lines.ts';
import {
  auditRows,
  countChanges,
  countTable,
  indexSearch,
  isolateTenants,
  listRows,
  searchColumn,
} from './table-parts.ts';

const methods = sql`('Cash', 'CliQ', 'IBAN')`;

/** Columns of a movement of merchant payable. */
const movement = sql`
  company_id text not null references companies,
  posting_id bigint not null,
  journal_id bigint not null,
  merchant_id text not null,
  kind text not null,
  reference text not null,
  happened_at timestamptz not null,
  fee bigint not null,
  amount bigint not null`;

/**
 * Payouts to merchants. A movement of merchant payable is in `unpaid_lines` until a payout takes it, which moves it to
 * `payout_lines`: it is in at most one live payout.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await createPayouts(db);
  await createTerms(db);
  await sql`create table unpaid_lines (${movement}, primary key (company_id, posting_id))`.execute(db);
  await sql`create index unpaid_lines_merchant on unpaid_lines (company_id, merchant_id, posting_id)`.execute(
    db,
  );
  await isolateTenants(db, 'unpaid_lines', 'select, insert, update, delete');
  await sql`
    create table payout_lines (
      payout_id integer not null,
      is_live boolean not null default true,
      ${movement},
      primary key (company_id, payout_id, posting_id),
      foreign key (company_id, payout_id) references payouts
    )`.execute(db);
  await sql`create unique index payout_lines_live on payout_lines (company_id, posting_id) where is_live`.execute(
    db,
  );
  await sql`create index payout_lines_merchant on payout_lines (company_id, merchant_id, posting_id)`.execute(
    db,
  );
  await isolateTenants(db, 'payout_lines', 'select, insert, update, delete');
  for (const table of ['unpaid_lines', 'payout_lines']) await listRows(db, table);
  await createPayoutViews(db);
  await collectUnpaid(db);
}

async function createPayouts(db: QueryExecutorProvider) {
  await sql`
    create table payouts (
      company_id text not null references companies,
      payout_id integer not null,
      merchant_id text not null,
      full_name text not null,
      shop_name text not null,
      status text not null default 'Draft' check (status in ('Draft', 'Approved', 'Paid', 'Cancelled')),
      lines integer not null,
      opening bigint not null default 0,
      total bigint not null,
      closing bigint not null default 0,
      method text not null default 'Cash' check (method in ${methods}),
      account text not null default '',
      reference text not null default '',
      bank_fee bigint not null default 0 check (bank_fee >= 0),
      journal_id bigint not null default 0,
      drafted_at timestamptz not null default clock_timestamp(),
      drafted_by text not null default '',
      approved_at timestamptz,
      approved_by text not null default '',
      paid_at timestamptz,
      paid_by text not null default '',
      cancelled_at timestamptz,
      cancelled_by text not null default '',
      cancel_reason text not null default '',
      ${searchColumn([
        'payout_id::text',
        'merchant_id',
        'full_name',
        'shop_name',
        'money_text(total)',
        'account',
        'reference',
      ])},
      primary key (company_id, payout_id),
      foreign key (company_id, merchant_id) references merchants
    )`.execute(db);
  await sql`create index payouts_merchant on payouts (company_id, merchant_id, payout_id)`.execute(db);
  await sql`create index payouts_drafted_at on payouts (company_id, drafted_at, payout_id)`.execute(db);
  await sql`create index payouts_open on payouts (company_id, merchant_id) include (total)
    where status in ('Draft', 'Approved')`.execute(db);
  // The statements of a merchant, one after the other.
  await sql`create index payouts_paid on payouts (company_id, merchant_id, journal_id) include (closing)
    where journal_id > 0`.execute(db);
  await indexSearch(db, 'payouts');
  await isolateTenants(db, 'payouts', 'select, insert, update');
  await listRows(db, 'payouts');
  await countTable(db, 'payouts', [{ name: 'payouts' }]);
  await countChanges(db, 'payouts');
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
    amounts: ['bank_fee', 'closing', 'opening', 'total'],
  });
}

async function createTerms(db: QueryExecutorProvider) {
  await sql`
    create table payout_terms (
      company_id text not null references companies,
      merchant_id text not null,
      condition text not null check (condition in ('On delivery', 'After handover', 'After days')),
      days integer not null check (days >= 0),
      weekday text not null,
      method text not null check (method in ${methods}),
      account text not null,
      ${searchColumn(['merchant_id', 'condition', 'days::text', 'weekday', 'method', 'account'])},
      primary key (company_id, merchant_id),
      foreign key (company_id, merchant_id) references merchants
    )`.execute(db);
  await indexSearch(db, 'payout_terms');
  await isolateTenants(db, 'payout_terms', 'select, insert, update');
  await listRows(db, 'payout_terms');
  await auditRows(db, {
    table: 'payout_terms',
    entity: 'payout_terms',
    key: ['merchant_id'],
    columns: ['account', 'company_id', 'condition', 'days', 'merchant_id', 'method', 'weekday'],
    amounts: [],
  });
}
