import { sql, type QueryExecutorProvider } from 'kysely';
import { auditRows, indexSearch, isolateTenants, listRows, searchColumn } from './table-parts.ts';

/**
 * Opening money: what each account had before the books began. It equals what journals of the kind `opening` posted to the
 * account, those of earlier versions and of drivers and merchants who are added with balances included.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table opening_balances (
      company_id text not null references companies,
      account text not null check (account in ('cash_box', 'bank', 'driver_cash', 'merchant_payable')),
      holder_id text not null,
      holder_name text not null,
      amount bigint not null,
      reason text not null,
      ${searchColumn(['account', 'holder_id', 'holder_name', 'money_text(amount)', 'reason'])},
      primary key (company_id, account, holder_id)
    )`.execute(db);
  await indexSearch(db, 'opening_balances');
  await isolateTenants(db, 'opening_balances', 'select, insert, update');
  await listRows(db, 'opening_balances');
  await openEarlier(db);
  await openAdded(db);
  await auditRows(db, {
    table: 'opening_balances',
    entity: 'opening_balance',
    key: ['account', 'holder_id'],
    columns: ['account', 'company_id', 'holder_id', 'holder_name', 'reason'],
    amounts: ['amount'],
  });
}

/** Opening money from the journals of earlier versions, of which the audit log has no entry yet. */
async function openEarlier(db: QueryExecutorProvider) {
  const { rows } = await sql<{ system: string | null }>`
    select current_setting('app.system', true) as system`.execute(db);
  await sql`select set_config('app.system', 'on', true)`.execute(db);
  await sql`
    insert into opening_balances (company_id, account, holder_id, holder_name, amount, reason)
    select p.company_id, p.account, p.holder_id, coalesce(max(d.name_driver), max(m.shop_name), ''),
      sum(case p.account when 'merchant_payable' then -p.amount else p.amount end)::bigint, ''
    from journals j join postings p using (company_id, journal_id)
      left join drivers d on d.company_id = p.company_id and d.driver_id = p.holder_id and p.account = 'driver_cash'
      left join merchants m on m.company_id = p.company_id and m.merchant_id = p.holder_id and p.account = 'merchant_payable'
    where j.kind = 'opening' and p.account in ('cash_box', 'bank', 'driver_cash', 'merchant_payable') group by 1, 2, 3`.execute(
    db,
  );
  await sql`select set_config('app.system', ${rows[0]?.system ?? ''}, true)`.execute(db);
}

/** A driver or merchant who is added with a balance has opening money. */
async function openAdded(db: QueryExecutorProvider) {
  await sql`
    create function open_added() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'drivers' then
        insert into opening_balances (company_id, account, holder_id, holder_name, amount, reason)
        values (new.company_id, 'driver_cash', new.driver_id, new.name_driver, new.money_orders, '');
      else
        insert into opening_balances (company_id, account, holder_id, holder_name, amount, reason)
        values (new.company_id, 'merchant_payable', new.merchant_id, new.shop_name, new.money_orders, '');
      end if;
      return null;
    end $$`.execute(db);
  for (const table of ['drivers', 'merchants'])
    await sql`create trigger open_added after insert on ${sql.table(table)} for each row when (new.money_orders <> 0)
      execute function open_added()`.execute(db);
}
