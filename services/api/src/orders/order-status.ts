import {
  orderStatuses,
  orderTransitions,
  statusesWithReason,
  type OrderStatus,
  type OrderStatusUpdate,
} from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { ApiError, invalid, notFound } from '../errors/api-error.ts';
import type { Tx } from '../database/database.ts';
import { requireDrivers } from '../drivers/drivers.repository.ts';
import { isCashPayment } from '../money/cash-payment.ts';

interface MovedOrder {
  status: string;
  driver_id: string | null;
  city_order: string;
  total_price: number;
  type_payment: string;
}

/** Statuses of orders that a driver has. */
export const statusesWithDriver: readonly string[] = ['Picked Up', 'In Transit', 'Delivered', 'Returned'];

function requireTransition(from: string, to: OrderStatus) {
  const status = orderStatuses.find((known) => known === from);
  if (!status || !orderTransitions[status].includes(to)) {
    throw new ApiError('changed', { message: 'notAllowed', statuses: { from, to } });
  }
}

/**
 * Moves an order to a status that its own one allows. Delivered and Returned post their amounts in the same
 * transaction: the profit row and the balances of driver and merchant, each with its ledger entry. The
 * driver's held cash increases only for orders paid in cash.
 */
export async function updateOrderStatus(tx: Tx, companyId: string, update: OrderStatusUpdate): Promise<void> {
  const { merchant_order_id, merchant_id, status } = update;
  const order = await tx
    .selectFrom('orders')
    .select(['status', 'driver_id', 'city_order', 'total_price', 'type_payment'])
    .where('company_id', '=', companyId)
    .where('merchant_order_id', '=', merchant_order_id)
    .where('merchant_id', '=', merchant_id)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw notFound();
  requireTransition(order.status, status);
  const driverId = update.driver_id || order.driver_id;
  // A driver whose account was deleted in between can still complete their orders.
  if (driverId && driverId !== order.driver_id) await requireDrivers(tx, companyId, { driver_id: driverId });
  if (!driverId && statusesWithDriver.includes(status)) throw invalid({ driver_id: 'required' });
  const takesReason = statusesWithReason.includes(status);
  const reason = {
    end_reason: (takesReason && update.end_reason) || null,
    end_reason_text: (takesReason && update.end_reason_text) || null,
  };
  const isOver = orderTransitions[status].length === 0;
  await sql`
    update orders set status = ${status}, driver_id = ${driverId},
      end_reason = ${reason.end_reason}, end_reason_text = ${reason.end_reason_text},
      date_order_delivery_customer_end = case when ${isOver} then now() end
    where company_id = ${companyId} and merchant_order_id = ${merchant_order_id} and merchant_id = ${merchant_id}`.execute(
    tx,
  );
  if (driverId && (status === 'Delivered' || status === 'Returned')) {
    await settle(tx, companyId, { ...update, status, driver_id: driverId }, order);
  }
}

type Ended = OrderStatusUpdate & { status: 'Delivered' | 'Returned'; driver_id: string };

/** Amounts in fils. The city's price is the present one; later changes do not affect it. */
async function settle(tx: Tx, companyId: string, ended: Ended, order: MovedOrder) {
  const { merchant_order_id, merchant_id, driver_id, status } = ended;
  const isDelivered = status === 'Delivered';
  const { rows } = await sql<{ price: number }>`
    select ${isDelivered ? sql`delivery_price` : sql`return_price`} as price from cities
    where company_id = ${companyId} and city = ${order.city_order}
    order by deleted_at is null desc, date_time desc limit 1`.execute(tx);
  const price = rows[0]?.price;
  if (price === undefined) throw invalid({ city_order: 'unknown' });
  const merchantProfit = isDelivered ? order.total_price - price : -price;
  await sql`select set_config('app.reason', ${isDelivered ? 'delivered' : 'returned'}, true),
    set_config('app.reference', ${merchant_order_id}, true)`.execute(tx);
  await tx
    .insertInto('profits')
    .values({
      company_id: companyId,
      merchant_order_id,
      merchant_id,
      total_price: order.total_price,
      delivery_price: price,
      merchant_profit: merchantProfit,
      order_status: status,
    })
    .execute();
  const collected = isDelivered && isCashPayment(order.type_payment) ? order.total_price : 0;
  const commission = isDelivered ? sql`commission_driver` : sql`commission_return`;
  await sql`
    update drivers set money_driver = money_driver + ${commission},
      total_delivery_money = total_delivery_money + ${commission},
      money_orders = money_orders + ${collected}
    where company_id = ${companyId} and driver_id = ${driver_id}`.execute(tx);
  await sql`update merchants set money_orders = money_orders + ${merchantProfit}
    where company_id = ${companyId} and merchant_id = ${merchant_id}`.execute(tx);
}
