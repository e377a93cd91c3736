import type { Generated, GeneratedAlways } from 'kysely';

/** Moments and days travel as text, amounts as fils. */
interface CompaniesTable {
  company_id: string;
  name_company: string;
  name_admin: string;
  admin_id: string;
  email: string;
  phone: string;
  country: string;
  city: string;
  type_account_subscription: string;
  subscription_month: number;
  start_subscription: string;
  end_subscription: string;
  status: 'Active' | 'Suspended';
  payment: Generated<number>;
  subscription_value_money: Generated<number>;
  password_hash: string;
  created_at: Generated<string>;
}

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

interface LedgerTable {
  company_id: string;
  entry_id: GeneratedAlways<number>;
  holder: 'driver' | 'merchant';
  holder_id: string;
  account: string;
  amount_from: number;
  amount_to: number;
  delta: number;
  reason: string;
  reference: string;
  admin_id: string;
  request_id: string;
  happened_at: Generated<string>;
}

interface DriversTable {
  company_id: string;
  driver_id: string;
  name_driver: string;
  password_driver: string;
  salary: number;
  commission_driver: number;
  commission_return: number;
  money_driver: Generated<number>;
  money_orders: Generated<number>;
  total_delivery_money: Generated<number>;
  city_driver: string;
  email_driver: string;
  phone_driver: string;
  status: 'Active' | 'InActive';
  created_account_driver: Generated<string>;
  deleted_at: string | null;
}

interface CarsTable {
  company_id: string;
  car_id: string;
  driver_id: string | null;
  type_car: string;
  model: string;
  date_car_manufacture: string;
  date_car_service_start: string;
  created_at: Generated<string>;
  deleted_at: string | null;
}

interface CitiesTable {
  company_id: string;
  country: string;
  city: string;
  delivery_type: string;
  delivery_price: number;
  return_price: number;
  date_time: Generated<string>;
  driver1_id: string | null;
  driver2_id: string | null;
  driver3_id: string | null;
  deleted_at: string | null;
}

interface MerchantsTable {
  company_id: string;
  merchant_id: string;
  password: string;
  full_name: string;
  shop_name: string;
  working_hours: string;
  city: string;
  phone: string;
  email: string;
  status: 'Active' | 'InActive';
  money_orders: Generated<number>;
  account_created_at: Generated<string>;
  deleted_at: string | null;
}

interface OrdersTable {
  company_id: string;
  merchant_order_id: string;
  merchant_id: string;
  driver_id: string | null;
  name_order: string;
  name_shop: string;
  city_order: string;
  address_order: string;
  name_customer: string;
  phone_customer: string;
  status: string;
  total_price: number;
  type_payment: string;
  date_order_start: Generated<string>;
  date_order_delivery_customer: string;
  date_order_delivery_customer_end: string | null;
}

interface DeletedOrdersTable extends OrdersTable {
  timedeleted: Generated<string>;
  from_deletion: string;
}

interface ProfitsTable {
  company_id: string;
  merchant_order_id: string;
  merchant_id: string;
  total_price: number;
  delivery_price: number;
  merchant_profit: number;
  order_status: 'Delivered' | 'Returned';
  profit_date: Generated<string>;
}

interface ExpensesTable {
  company_id: string;
  company_expense_id: GeneratedAlways<number>;
  description: string;
  quantity: number | string;
  amount: number;
  date_expense: Generated<string>;
  deleted_at: string | null;
}

interface PaymentsTable {
  company_id: string;
  payment_id: string;
  payment_date: string;
  payment_amount_month: number;
  remaining_payment: number;
  all_value_service_money: number;
}

interface ContractsTable {
  company_id: string;
  contract_id: string;
  name_client: string;
  name_service: string;
  service_start_date: string;
  service_end_date: string;
  contract_date: string;
  service_months: number;
  payment_now_value: number;
  all_value_service: number;
  status: string;
  activity: string;
  contract_file_client: Generated<string>;
  contract_file_admin: Generated<string>;
}

interface ContractEvidenceTable {
  company_id: string;
  evidence_no: number;
  contract_id: string;
  signed_at: string;
  admin_id: string;
  address_seen: string;
  address_reported: string;
  user_agent: string;
  language: string;
  contract_text_sha256: string;
  contract_terms_sha256: string;
  image_sha256: string;
  previous_hash: string;
  hash: string;
}

/** The database as Kysely types it. */
export interface Tables {
  companies: CompaniesTable;
  sessions: SessionsTable;
  login_attempts: LoginAttemptsTable;
  idempotency_keys: IdempotencyKeysTable;
  ledger: LedgerTable;
  drivers: DriversTable;
  cars: CarsTable;
  cities: CitiesTable;
  merchants: MerchantsTable;
  orders: OrdersTable;
  deleted_orders: DeletedOrdersTable;
  profits: ProfitsTable;
  expenses: ExpensesTable;
  payments: PaymentsTable;
  contracts: ContractsTable;
  contract_evidence: ContractEvidenceTable;
}
