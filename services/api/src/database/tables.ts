import type {
  car,
  city,
  company,
  contract,
  contractEvidence,
  deletedOrder,
  driver,
  expense,
  ledgerEntry,
  merchant,
  order,
  payment,
  profit,
} from '@tawseel/api-client/schemas';
import type { Generated } from 'kysely';
import type { TableOf } from './table-of.ts';

interface SessionsTable {
  company_id: string;
  session_id: string;
  admin_id: string;
  created_at: Generated<string>;
  expires_at: string;
  address: string;
  generation: Generated<number>;
  replaced_at: string | null;
}

interface LoginAttemptsTable {
  subject: string;
  attempts: number;
  started_at: string;
}

interface IdempotencyKeysTable {
  company_id: string;
  key: string;
  request_hash: string;
  status: number | null;
  answer: string | null;
  created_at: Generated<string>;
}

type OrderDefaults = 'date_order_start';

/** The database as Kysely types it: tables of entities as their descriptions have them. */
export interface Tables {
  companies: TableOf<typeof company, 'payment' | 'subscription_value_money' | 'created_at'>;
  sessions: SessionsTable;
  login_attempts: LoginAttemptsTable;
  idempotency_keys: IdempotencyKeysTable;
  ledger: TableOf<typeof ledgerEntry, 'happened_at', 'entry_id'>;
  drivers: TableOf<
    typeof driver,
    'money_driver' | 'money_orders' | 'total_delivery_money' | 'created_account_driver'
  >;
  cars: TableOf<typeof car, 'created_at'>;
  cities: TableOf<typeof city, 'date_time'>;
  merchants: TableOf<typeof merchant, 'money_orders' | 'account_created_at'>;
  orders: TableOf<typeof order, OrderDefaults>;
  deleted_orders: TableOf<typeof deletedOrder, OrderDefaults | 'timedeleted'>;
  profits: TableOf<typeof profit, 'profit_date'>;
  expenses: TableOf<typeof expense, 'date_expense', 'company_expense_id'>;
  payments: TableOf<typeof payment>;
  contracts: TableOf<typeof contract, 'contract_file_client' | 'contract_file_admin'>;
  contract_evidence: TableOf<typeof contractEvidence>;
}
