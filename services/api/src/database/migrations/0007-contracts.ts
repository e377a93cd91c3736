import { sql, type QueryExecutorProvider } from 'kysely';
import { appendOnly, searchColumn, countRows, auditChanges } from './table-parts.ts';

/** Service contracts between provider and company, and the evidence of their signing. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table contracts (
      company_id text not null references companies,
      contract_id text not null,
      name_client text not null,
      name_service text not null,
      service_start_date date not null,
      service_end_date date not null,
      contract_date date not null,
      service_months integer not null,
      payment_now_value bigint not null,
      all_value_service bigint not null,
      status text not null,
      activity text not null,
      contract_file_client text not null default '',
      contract_file_admin text not null default '',
      ${searchColumn([
        'contract_id',
        'name_client',
        'name_service',
        'company_id',
        'status',
        'activity',
        'day_text(service_start_date)',
        'day_text(service_end_date)',
        'service_months::text',
        'money_text(payment_now_value)',
        'money_text(all_value_service)',
      ])},
      primary key (company_id, contract_id)
    )`.execute(db);
  await sql`create index contracts_date on contracts (company_id, contract_date, contract_id)`.execute(db);
  await auditChanges(db, 'contracts', 'contract', ['contract_id']);
  await countRows(db, 'contracts', 'contracts');
  // Each entry contains the hash of the previous one, so that no entry can be altered or removed unnoticed.
  await sql`
    create table contract_evidence (
      company_id text not null references companies,
      evidence_no integer not null,
      contract_id text not null,
      signed_at timestamptz not null,
      admin_id text not null,
      address_seen text not null,
      address_reported text not null,
      user_agent text not null,
      language text not null,
      contract_text_sha256 text not null,
      contract_terms_sha256 text not null,
      image_sha256 text not null,
      previous_hash text not null,
      hash text not null,
      primary key (company_id, evidence_no),
      unique (company_id, contract_id),
      foreign key (company_id, contract_id) references contracts
    )`.execute(db);
  await appendOnly(db, 'contract_evidence');
  await appendOnly(db, 'ledger');
  await appendOnly(db, 'audit');
}
