import { actor } from '../actors/actor.entity.ts';
import { accountBalance } from '../books/account-balance.entity.ts';
import { cashDay } from '../books/cash-day.entity.ts';
import { cashPosition } from '../books/cash-position.entity.ts';
import { journalLine } from '../books/journal-line.entity.ts';
import { moneyAge } from '../books/money-age.entity.ts';
import type { Entity, ListContract } from '../description/define-entity.ts';
import { returnedParcel, waitingReturn } from '../dispatch/returned-parcel.entity.ts';
import { returnManifest } from '../dispatch/return-manifest.entity.ts';
import { runLine } from '../dispatch/run-line.entity.ts';
import { run } from '../dispatch/run.entity.ts';
import { monthlyExpenses } from '../expenses/monthly-expenses.entity.ts';
import { handoverDriver } from '../handovers/handover-driver.entity.ts';
import { handoverOrder } from '../handovers/handover-order.entity.ts';
import { orderImport } from '../order-imports/order-import.entity.ts';
import { payoutLine, unpaidLine } from '../payouts/payout-line.entity.ts';
import { payoutMerchant } from '../payouts/payout-merchant.entity.ts';
import { monthlyProfit } from '../profits/monthly-profit.entity.ts';
import { monthlyNetProfit, netProfit, yearlyNetProfit } from '../profits/net-profit.entity.ts';
import { entities } from './entities.ts';

const computed: readonly Entity[] = [
  actor,
  accountBalance,
  cashDay,
  cashPosition,
  journalLine,
  moneyAge,
  monthlyExpenses,
  handoverDriver,
  handoverOrder,
  orderImport,
  returnedParcel,
  returnManifest,
  run,
  runLine,
  waitingReturn,
  payoutLine,
  unpaidLine,
  payoutMerchant,
  monthlyProfit,
  netProfit,
  monthlyNetProfit,
  yearlyNetProfit,
];

/** Every list of the API by its name. For builds and tests: a page loads the descriptions of the lists that it shows. */
export const lists: ReadonlyMap<string, ListContract> = new Map(
  [...Object.values<Entity>(entities), ...computed].map(({ list }) => [list.name, list]),
);
