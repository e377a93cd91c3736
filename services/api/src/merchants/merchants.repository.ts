import { permits } from '@tawseel/api-client/permissions';
import {
  merchant,
  type Merchant,
  type MerchantCreation,
  type MerchantMoneyUpdate,
} from '@tawseel/api-client/schemas';
import { postAdjustment } from '../books/post-journal.ts';
import { ApiError, invalid, notFound } from '../errors/api-error.ts';
import type { Tx } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import { countOpenOrders, refuseOpenOrders } from '../open-orders/open-orders.ts';
import { toDinars, toFils } from '../money/fils.ts';
import { createRow } from '../rows/create-row.ts';
import { hideRow } from '../rows/hidden-rows.ts';
import { refuseTakenId } from '../rows/taken-keys.ts';

/** Adds a merchant; the balance starts at 0, whatever the form sends. `password` is the hash. */
export async function createMerchant(
  tx: Tx,
  { companyId }: Caller,
  creation: MerchantCreation,
): Promise<void> {
  await refuseTakenId(tx, companyId, merchant, creation.merchant_id, 'deletedMerchantHasId');
  await createRow(tx, companyId, merchant, creation);
}

/** A merchant's balance in fils. The row stays locked until the transaction ends: no delivery can post to it. */
async function lockBalance(tx: Tx, companyId: string, merchantId: string): Promise<number> {
  const now = await tx
    .selectFrom('merchants')
    .select('money_orders')
    .where('company_id', '=', companyId)
    .where('merchant_id', '=', merchantId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!now) throw notFound();
  return now.money_orders;
}

/** Sets the balance; rejects it if the administrator's expected balance differs from the present one. */
export async function updateMerchantMoney(
  tx: Tx,
  companyId: string,
  update: MerchantMoneyUpdate,
): Promise<void> {
  const { merchant_id, money_orders, expected_money_orders } = update;
  const now = await lockBalance(tx, companyId, merchant_id);
  if (expected_money_orders !== undefined && toFils(expected_money_orders) !== now) {
    throw new ApiError('changed', { current: { money_orders: toDinars(now) } });
  }
  const amount = now - toFils(money_orders);
  await postAdjustment(tx, companyId, [{ account: 'merchant_payable', holder: merchant_id, amount }]);
}

/** What keeps a merchant from deletion. The row stays locked until the transaction ends. */
export async function readMerchantBlockers(tx: Tx, companyId: string, merchantId: string) {
  const balance = await lockBalance(tx, companyId, merchantId);
  return { balance, open_orders: await countOpenOrders(tx, companyId, 'merchant_id', merchantId) };
}

/**
 * Hides a merchant, keeping the row, its orders and its history.
 *
 * @throws ApiError `in_use` for a merchant with a balance, or with orders that have not ended
 */
export async function deleteMerchant(
  tx: Tx,
  { companyId, role }: Caller,
  { merchant_id: merchantId }: Pick<Merchant, 'merchant_id'>,
): Promise<void> {
  const { balance, open_orders } = await readMerchantBlockers(tx, companyId, merchantId);
  if (balance !== 0) {
    const message = permits(role, 'balances.see') ? 'merchantHasBalance' : 'hasBalance';
    throw new ApiError('in_use', { message, amounts: { balance } });
  }
  refuseOpenOrders('merchant_id', open_orders);
  await hideRow(tx, companyId, merchant, { merchant_id: merchantId });
}

/**
 * The shop of a merchant that orders may come from.
 *
 * @throws ApiError `invalid` for a merchant the company does not have
 */
export async function requireMerchant(tx: Tx, companyId: string, merchantId: string) {
  const result = await tx
    .selectFrom('merchants')
    .select('shop_name')
    .where('company_id', '=', companyId)
    .where('merchant_id', '=', merchantId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!result) throw invalid({ merchant_id: 'unknown' });
  return result;
}
