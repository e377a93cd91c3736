import { choice, signedMoney, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';

/**
 * Amounts that orders posted to balances when they ended. `ended` of the orders have ended; a deletion does not change
 * these amounts. Of one order that has ended, `holder` has the collected price now, and `holder_name` names a driver.
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
    holder: choice(['driver', 'cash_box', 'clearing', 'merchant', 'nobody'], { nullable: true }),
    holder_name: text({ nullable: true }),
  },
} as const;

export type OrderMoney = Row<typeof orderMoney>;
