import { sql, type QueryExecutorProvider } from 'kysely';

/** Records that triggers write: the ledger of balances, the audit log, and the row counters of lists. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await createLedger(db);
  await createTrail(db);
  await createTallies(db);
}

async function createLedger(db: QueryExecutorProvider) {
  await sql`
    create table ledger (
      company_id text not null references companies,
      entry_id bigint generated always as identity,
      holder text not null check (holder in ('driver', 'merchant')),
      holder_id text not null,
      account text not null,
      amount_from bigint not null,
      amount_to bigint not null,
      delta bigint not null,
      reason text not null,
      reference text not null,
      admin_id text not null,
      request_id text not null,
      happened_at timestamptz not null default clock_timestamp(),
      search_text text not null generated always as (fold_text(account || ' ' || reason || ' ' || reference || ' ' ||
        admin_id || ' ' || money_text(delta) || ' ' || money_text(amount_to))) stored,
      primary key (company_id, entry_id),
      check (delta = amount_to - amount_from)
    )`.execute(db);
  await sql`create index ledger_holder on ledger (company_id, holder, holder_id, account, entry_id)`.execute(
    db,
  );
  // The trigger writes a ledger entry with every change of a balance, whichever statement makes it.
  await sql`
    create function record_balances() returns trigger language plpgsql as $$
    declare
      was jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
      is_now jsonb := to_jsonb(new);
      amount_from bigint;
      amount_to bigint;
    begin
      for i in 1 .. tg_nargs - 1 loop
        amount_from := coalesce((was ->> tg_argv[i])::bigint, 0);
        amount_to := (is_now ->> tg_argv[i])::bigint;
        if amount_from <> amount_to then
          insert into ledger (company_id, holder, holder_id, account, amount_from, amount_to, delta, reason, reference,
            admin_id, request_id)
          values (new.company_id, tg_argv[0], is_now ->> (tg_argv[0] || '_id'), tg_argv[i], amount_from, amount_to,
            amount_to - amount_from,
            coalesce(nullif(current_setting('app.reason.' || tg_argv[i], true), ''),
              nullif(current_setting('app.reason', true), ''), case tg_op when 'INSERT' then 'opening' else 'adjustment' end),
            coalesce(current_setting('app.reference', true), ''),
            coalesce(nullif(current_setting('app.admin_id', true), ''), 'system'),
            coalesce(current_setting('app.request_id', true), ''));
        end if;
      end loop;
      return null;
    end $$`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db);
}

async function createTrail(db: QueryExecutorProvider) {
  await sql`
    create table audit (
      company_id text not null references companies,
      entry_id bigint generated always as identity,
      entity text not null,
      entity_key text not null,
      action text not null,
      before jsonb,
      after jsonb,
      admin_id text not null,
      request_id text not null,
      happened_at timestamptz not null default clock_timestamp(),
      search_text text generated always as
        (fold_text(entity || ' ' || entity_key || ' ' || action || ' ' || admin_id || ' ' || request_id)) stored,
      primary key (company_id, entry_id)
    )`.execute(db);
  await sql`create index audit_entity on audit (company_id, entity, entity_key, entry_id)`.execute(db);
  await sql`create index audit_happened on audit (company_id, happened_at, entry_id)`.execute(db);
  await sql`create index audit_search on audit using gin (company_id, search_text gin_trgm_ops)`.execute(db);
  // A row in the audit log: amounts in JD, without secrets, derived values and images.
  await sql`
    create function trail_row(value jsonb) returns jsonb language sql immutable parallel safe as $$
      select jsonb_object_agg(key, case when jsonb_typeof(value) = 'number' and key in ('salary', 'commission_driver',
          'commission_return', 'money_driver', 'money_orders', 'total_delivery_money', 'delivery_price', 'return_price',
          'total_price', 'merchant_profit', 'amount', 'payment', 'subscription_value_money', 'payment_now_value',
          'all_value_service', 'payment_amount_month', 'remaining_payment', 'all_value_service_money')
        then to_jsonb((value #>> '{}')::numeric * 0.001) else value end)
      from jsonb_each(value)
      where key not in ('password', 'password_driver', 'password_hash', 'search_text', 'contract_file_client',
        'contract_file_admin')
    $$`.execute(db);
  await sql`
    create function record_change() returns trigger language plpgsql as $$
    declare
      before jsonb := case when tg_op = 'INSERT' then null else trail_row(to_jsonb(old)) end;
      after jsonb := case when tg_op = 'DELETE' then null else trail_row(to_jsonb(new)) end;
      is_now jsonb := coalesce(after, before);
      entity_key text := '';
    begin
      for i in 1 .. tg_nargs - 1 loop
        entity_key := entity_key || case when i > 1 then ' / ' else '' end || (is_now ->> tg_argv[i]);
      end loop;
      insert into audit (company_id, entity, entity_key, action, before, after, admin_id, request_id)
      values (is_now ->> 'company_id', tg_argv[0], entity_key,
        case when tg_op = 'INSERT' then 'create' when tg_op = 'DELETE' then 'delete'
          when before ->> 'deleted_at' is null and after ->> 'deleted_at' is not null then 'delete'
          when before ->> 'deleted_at' is not null and after ->> 'deleted_at' is null then 'restore' else 'update' end,
        before, after, coalesce(nullif(current_setting('app.admin_id', true), ''), 'system'),
        coalesce(current_setting('app.request_id', true), ''));
      return null;
    end $$`.execute(db);
}

async function createTallies(db: QueryExecutorProvider) {
  await sql`
    create table tallies (
      company_id text not null references companies,
      name text not null,
      key text not null,
      amount bigint not null,
      primary key (company_id, name, key)
    )`.execute(db);
  // Arguments: the counter's name, the condition of counted rows, its grouping column (or ''), and its
  // increment (1 or a column).
  await sql`
    create function keep_tally() returns trigger language plpgsql as $$
    declare
      came text := format('select company_id, (%s)::text as key, (%s)::bigint as n from new_rows where %s',
        tg_argv[2], tg_argv[3], tg_argv[1]);
      went text := format('select company_id, (%s)::text as key, -(%s)::bigint as n from old_rows where %s',
        tg_argv[2], tg_argv[3], tg_argv[1]);
    begin
      execute format('insert into tallies as t (company_id, name, key, amount)
        select company_id, %L, key, sum(n) from (%s) r group by company_id, key having sum(n) <> 0 order by company_id, key
        on conflict (company_id, name, key) do update set amount = t.amount + excluded.amount', tg_argv[0],
        case tg_op when 'INSERT' then came when 'DELETE' then went else came || ' union all ' || went end);
      return null;
    end $$`.execute(db);
}
