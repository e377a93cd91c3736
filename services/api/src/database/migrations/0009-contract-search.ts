import { sql, type QueryExecutorProvider } from 'kysely';
import { searchColumn } from './table-parts.ts';

/** The search also finds a contract's status by its label in either language. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create or replace function status_text(status text) returns text language sql immutable parallel safe as $$
      select status || ' ' || case status
        when 'Active' then 'نشط' when 'InActive' then 'غير نشط' when 'Pending' then 'قيد الانتظار'
        when 'Accepted' then 'مقبول' when 'Picked Up' then 'تم الاستلام' when 'In Transit' then 'قيد التوصيل'
        when 'Delivered' then 'تم التسليم' when 'Returned' then 'مرتجع' when 'Cancelled' then 'ملغى'
        when 'active' then 'نشط' when 'inactive' then 'غير نشط' when 'expired' then 'منتهٍ' else '' end
    $$`.execute(db);
  await sql`alter table contracts drop column search_text`.execute(db);
  await sql`alter table contracts add column ${searchColumn([
    'contract_id',
    'name_client',
    'name_service',
    'company_id',
    'status_text(status)',
    'activity',
    'day_text(service_start_date)',
    'day_text(service_end_date)',
    'service_months::text',
    'money_text(payment_now_value)',
    'money_text(all_value_service)',
  ])}`.execute(db);
}
