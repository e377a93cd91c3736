import type { OpeningAccount, OpeningPosting } from '@tawseel/api-client/schemas';
import { permits } from '@tawseel/api-client/permissions';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { ApiError, notFound } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { toDinars, toFils } from '../money/fils.ts';
import { postJournal } from './post-journal.ts';

/** Opening money of one account, in fils. */
export interface OpeningLine {
  account: OpeningAccount;
  holder: string;
  name: string;
  amount: number;
}

/** Openings and counts of a company take turns: each sees what the others have posted. */
export function takeOpeningTurn(tx: Tx, companyId: string): Promise<void> {
  return takeTurn(tx, companyId, 'opening');
}

/**
 * The opening is closed by the first count, handover or payout: people have compared money with the books since, and a
 * change alters what they saw.
 */
async function isClosed(tx: Tx, companyId: string): Promise<boolean> {
  const { rows } = await sql`select from journals
    where company_id = ${companyId} and kind in ('count', 'handover', 'payout') limit 1`.execute(tx);
  return rows.length > 0;
}

/** The name of a driver or merchant, whose row stays locked until the transaction ends. */
async function lockHolder(tx: Tx, companyId: string, account: OpeningAccount, holder: string) {
  if (!holder) return '';
  const { rows } = await (
    account === 'driver_cash'
      ? sql<{ name: string }>`select name_driver as name from drivers
          where company_id = ${companyId} and driver_id = ${holder} and deleted_at is null for no key update`
      : sql<{ name: string }>`select shop_name as name from merchants
          where company_id = ${companyId} and merchant_id = ${holder} and deleted_at is null for no key update`
  ).execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0].name;
}

/** The opening money of an account in fils; undefined if nobody has entered it. */
export async function readOpening(tx: Tx, companyId: string, account: OpeningAccount, holder = '') {
  const { rows } = await sql<{ amount: number }>`select amount from opening_balances
    where company_id = ${companyId} and account = ${account} and holder_id = ${holder}`.execute(tx);
  return rows[0]?.amount;
}

/** Sets opening money, and posts how it differs from the present one. The caller has the turn and the holders' rows. */
export async function setOpening(
  tx: Tx,
  companyId: string,
  lines: readonly OpeningLine[],
  { reason = '', mayOverdraw = false } = {},
): Promise<void> {
  const changes = [];
  for (const { account, holder, name, amount } of lines) {
    const change = amount - ((await readOpening(tx, companyId, account, holder)) ?? 0);
    changes.push({ account, holder, amount: account === 'merchant_payable' ? -change : change });
    await sql`insert into opening_balances (company_id, account, holder_id, holder_name, amount, reason)
      values (${companyId}, ${account}, ${holder}, ${name}, ${amount}, ${reason})
      on conflict (company_id, account, holder_id)
      do update set holder_name = excluded.holder_name, amount = excluded.amount, reason = excluded.reason`.execute(
      tx,
    );
  }
  if (changes.every(({ amount }) => amount === 0)) return;
  const opening = changes.reduce((sum, { amount }) => sum - amount, 0);
  await postJournal(tx, companyId, {
    kind: 'opening',
    reason,
    mayOverdraw,
    lines: [...changes, { account: 'opening', amount: opening }],
  });
}

/**
 * Sets opening money as a person has entered it.
 *
 * @throws ApiError `not_permitted` if the opening is closed to the person, `changed` if an amount is not the one they saw
 */
export async function postOpening(
  tx: Tx,
  { companyId, role }: Caller,
  posting: OpeningPosting,
): Promise<void> {
  const { reason = '', confirm } = posting;
  await takeOpeningTurn(tx, companyId);
  if (await isClosed(tx, companyId)) {
    if (!permits(role, 'balances.change')) throw new ApiError('not_permitted', { message: 'openingClosed' });
    if (!reason) throw new ApiError('invalid', { message: 'openingReason', fields: { reason: 'required' } });
  }
  // Drivers before merchants, each in the order of their ids, as all journals lock them.
  const seen = posting.lines
    .map(({ holder_id: holder = '', ...line }) => ({ ...line, holder }))
    .toSorted((a, b) => (`${a.account} ${a.holder}` < `${b.account} ${b.holder}` ? -1 : 1));
  const lines: OpeningLine[] = [];
  for (const { account, holder, amount, expected } of seen) {
    const name = await lockHolder(tx, companyId, account, holder);
    const present = (await readOpening(tx, companyId, account, holder)) ?? 0;
    if (present !== toFils(expected)) {
      const current = { [account]: toDinars(present) };
      throw new ApiError('changed', { message: 'openingChanged', amounts: { amount: present }, current });
    }
    lines.push({ account, holder, name, amount: toFils(amount) });
  }
  await setOpening(tx, companyId, lines, { reason, mayOverdraw: confirm === 'overdrawn' });
}
