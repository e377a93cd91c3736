import { sql, type QueryExecutorProvider } from 'kysely';
import { indexSearch, searchColumn, countRows, auditChanges } from './table-parts.ts';

/** Profits of orders, expenses, and the company's own subscription payments. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await createProfits(db);
  await createExpenses(db);
  await createPayments(db);
}

async function createProfits(db: QueryExecutorProvider) {
  await sql`
    create table profits (
      company_id text not null references companies,
      merchant_order_id text not null,
      merchant_id text not null,
      total_price bigint not null,
      delivery_price bigint not null,
      merchant_profit bigint not null,
      order_status text not null check (order_status in ('Delivered', 'Returned')),
      profit_date timestamptz not null default now(),
      ${searchColumn([
        'merchant_order_id',
        'merchant_id',
        'money_text(total_price)',
        'money_text(delivery_price)',
        'money_text(merchant_profit)',
        'status_text(order_status)',
        'day_text(profit_date)',
      ])},
      primary key (company_id, merchant_order_id, merchant_id),
      check (merchant_profit = case order_status when 'Delivered' then total_price - delivery_price else -delivery_price end)
    )`.execute(db);
  // An index-only scan of it computes sums by day, week and month.
  await sql`create index profits_date on profits (company_id, profit_date, merchant_order_id, merchant_id)
    include (delivery_price, total_price, merchant_profit, order_status)`.execute(db);
  await indexSearch(db, 'profits');
  await auditChanges(db, 'profits', 'profit', ['merchant_order_id', 'merchant_id']);
  await countRows(db, 'profits', 'profits');
  await countRows(db, 'profits', 'profits_total', { adds: 'delivery_price' });
}

async function createExpenses(db: QueryExecutorProvider) {
  await sql`
    create table expenses (
      company_id text not null references companies,
      company_expense_id integer generated always as identity,
      description text not null,
      quantity numeric(15, 3) not null check (quantity >= 0),
      amount bigint not null check (amount >= 0),
      date_expense timestamptz not null default now(),
      ${searchColumn([
        'company_expense_id::text',
        'description',
        'quantity::text',
        'money_text(amount)',
        'day_text(date_expense)',
      ])},
      primary key (company_id, company_expense_id)
    )`.execute(db);
  await sql`create index expenses_date on expenses (company_id, date_expense, company_expense_id)
    include (amount)`.execute(db);
  await indexSearch(db, 'expenses');
  await auditChanges(db, 'expenses', 'expense', ['company_expense_id']);
  await countRows(db, 'expenses', 'expenses');
  await countRows(db, 'expenses', 'expenses_total', { adds: 'amount' });
}

async function createPayments(db: QueryExecutorProvider) {
  await sql`
    create table payments (
      company_id text not null references companies,
      payment_id text not null,
      payment_date timestamptz not null,
      payment_amount_month bigint not null,
      remaining_payment bigint not null,
      all_value_service_money bigint not null,
      ${searchColumn([
        'payment_id',
        'day_text(payment_date)',
        'money_text(payment_amount_month)',
        'money_text(remaining_payment)',
        'money_text(all_value_service_money)',
      ])},
      primary key (company_id, payment_id)
    )`.execute(db);
  await sql`create index payments_date on payments (company_id, payment_date, payment_id)`.execute(db);
  await auditChanges(db, 'payments', 'payment', ['payment_id']);
  await countRows(db, 'payments', 'payments');
}
