import type { AuditEntry } from '../records/audit-entry.entity.ts';
import type { LoggedValues, RecordChange } from './record-change.ts';
import { sentenceNames, type SentenceName } from '../records/sentence-names.ts';

type Chosen = Pick<AuditEntry, 'entity' | 'entity_key' | 'action' | 'admin_id'>;

const balances: ReadonlySet<string> = new Set([
  'money_driver',
  'money_orders',
  'total_delivery_money',
  'over_cash_limit',
]);

function handoverName({ after }: RecordChange): SentenceName {
  const difference = Number(after['difference'] ?? 0);
  if (difference === 0) return 'handover_create';
  return difference < 0 ? 'handover_short' : 'handover_over';
}

function accountUpdate({ before, after }: RecordChange): SentenceName | undefined {
  if (before['status'] === 'Invited' && after['status'] === 'Active') return 'account_accept';
  if (before['status'] !== after['status'])
    return after['status'] === 'Disabled' ? 'account_disable' : 'account_enable';
  return before['role'] === after['role'] ? undefined : 'account_role';
}

function orderUpdate({ names, after }: RecordChange): SentenceName | undefined {
  if (names.includes('status')) return 'order_status';
  if (!names.includes('driver_id')) return undefined;
  return after['driver_id'] ? 'order_driver' : 'order_no_driver';
}

function driverUpdate({ names }: RecordChange): SentenceName | undefined {
  if (names.length === 0 || !names.every((name) => balances.has(name))) return undefined;
  return names.includes('money_orders') ? 'driver_cash' : 'driver_balances';
}

function payoutUpdate({ names, after }: RecordChange): SentenceName | undefined {
  return sentenceNames.find(
    (name) => names.includes('status') && name === `payout_${String(after['status'])}`,
  );
}

/** Whether a journal reversed the row. */
const isReversal = ({ before, after }: RecordChange) =>
  !before['reversed_by'] && Boolean(after['reversed_by']);

/** Changes with a sentence of their own, besides those of their record and action. */
const changes: Readonly<Record<string, (change: RecordChange) => SentenceName | undefined>> = {
  order_update: orderUpdate,
  driver_update: driverUpdate,
  merchant_update: ({ names }) => (String(names) === 'money_orders' ? 'merchant_balance' : undefined),
  profit_update: (change) => (isReversal(change) ? 'profit_reverse' : undefined),
  handover_create: handoverName,
  handover_update: (change) => (isReversal(change) ? 'handover_reverse' : undefined),
  payout_update: payoutUpdate,
  payout_terms_create: () => 'payout_terms_set',
  payout_terms_update: () => 'payout_terms_set',
  opening_balance_create: () => 'opening_balance_set',
  opening_balance_update: () => 'opening_balance_set',
  // A signature is not logged, and nothing else of a contract changes.
  contract_update: ({ names }) => (names.length === 0 ? 'contract_sign' : undefined),
  account_create: ({ after }) => (after['status'] === 'Invited' ? 'account_invite' : undefined),
  account_update: accountUpdate,
};

function sessionEnd(adminId: string, after: LoggedValues): SentenceName {
  if (after['account'] === adminId) return 'session_end_own';
  return after['name'] ? 'session_end' : 'session_end_unknown';
}

function eventName({ entity, entity_key: key, action, admin_id: adminId }: Chosen, after: LoggedValues) {
  if (entity === 'security') return 'security_set';
  if (action === 'session_end') return sessionEnd(adminId, after);
  if (action === 'sign_in_failed' && after['user']) return 'session_sign_in_failed_user';
  if (entity === 'customer' && action === 'update') return 'customer_retention';
  if (entity === 'customer' && key === 'retention') return 'customer_retained';
  return undefined;
}

/** The sentence of an entry: of what is special about its change, of its record and action, or of any record. */
export function sentenceName(
  entry: Chosen,
  change: RecordChange | undefined,
  after: LoggedValues,
): SentenceName {
  const own = `${entry.entity}_${entry.action}`;
  const special = change && Object.hasOwn(changes, own) ? changes[own]?.(change) : eventName(entry, after);
  const known = (name: string) => sentenceNames.find((sentence) => sentence === name);
  return special ?? known(own) ?? known(`any_${entry.action}`) ?? 'any_other';
}
