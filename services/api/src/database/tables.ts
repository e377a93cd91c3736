import type { entities } from '@tawseel/api-client/schemas';
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
  device: string;
  last_seen_at: Generated<string>;
  confirmed_at: Generated<string | null>;
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

interface TotpSecretsTable {
  company_id: string;
  account_id: string;
  is_confirmed: boolean;
  /** Encrypted; see `SealedSecrets`. */
  secret: string;
  last_step: Generated<number>;
}

interface RecoveryCodesTable {
  company_id: string;
  account_id: string;
  code_number: number;
  code_hash: string;
}

interface PasskeysTable {
  company_id: string;
  account_id: string;
  passkey_id: string;
  site: string;
  name: string;
  public_key: string;
  counter: number;
  transports: string;
  created_at: Generated<string>;
  last_used_at: string | null;
}

interface PasskeyChallengesTable {
  company_id: string;
  account_id: string;
  challenge: string;
  created_at: Generated<string>;
}

interface SecuritySettingsTable {
  company_id: string;
  factor_required: Generated<boolean>;
}

interface SystemTables {
  sessions: SessionsTable;
  login_attempts: LoginAttemptsTable;
  idempotency_keys: IdempotencyKeysTable;
  totp_secrets: TotpSecretsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  security_settings: SecuritySettingsTable;
}

/** Columns that the database fills in where an insert leaves them out, besides those that {@link TableOf} knows. */
interface Defaults {
  orders: 'parcel_code' | 'pieces' | 'place' | 'attempts';
  deleted_orders: 'parcel_code' | 'pieces' | 'place' | 'attempts';
  companies: 'payment' | 'subscription_value_money' | 'setup_skipped' | 'created_at';
  ledger: 'happened_at' | 'person';
  accounts: 'has_factor';
  profits: 'profit_date' | 'reversed_by';
  expenses: 'date_expense';
  handovers: 'happened_at' | 'person' | 'admin_id' | 'reversed_by';
  contracts: 'contract_file_client' | 'contract_file_admin';
  prices: 'person' | 'is_quoted';
}

/** Columns that only the database writes. */
interface Numbered {
  ledger: 'entry_id';
  drivers: 'over_cash_limit';
  handovers: 'difference' | 'state';
  expenses: 'company_expense_id';
  prices: 'price_id';
}

type Entities = typeof entities;

type Of<Names, Entity extends Entities[keyof Entities]> = Entity['table'] extends keyof Names
  ? Names[Entity['table']] & keyof Entity['fields']
  : never;

type EntityTables = {
  [Name in keyof Entities as Entities[Name]['table']]: TableOf<
    Entities[Name],
    Of<Defaults, Entities[Name]>,
    Of<Numbered, Entities[Name]>
  >;
};

/** The database as Kysely types it: tables of entities as their descriptions have them. */
export type Tables = SystemTables & EntityTables;
