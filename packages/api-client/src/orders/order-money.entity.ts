import { signedMoney, wholeNumber } from '../entity/field.ts';
import type { Row } from '../entity/row.ts';

/**
 * Amounts that orders posted to balances when they ended. `ended` of the orders have ended; a deletion does not change
 * these amounts.
 */
export const orderMoney = {
  name: 'order_money',
  fields: {
    ended: wholeNumber(),
    merchant_balance: signedMoney(),
    driver_order_money: signedMoney(),
    driver_commission: signedMoney(),
    clearing: signedMoney(),
    fees: signedMoney(),
  },
} as const;

export type OrderMoney = Row<typeof orderMoney>;
