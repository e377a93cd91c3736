import { openingBalance } from '../books/opening-balance.entity.ts';
import { car } from '../cars/car.entity.ts';
import { carService } from '../cars/car-service.entity.ts';
import { city } from '../cities/city.entity.ts';
import { company } from '../company/company.entity.ts';
import { contract } from '../contracts/contract.entity.ts';
import { contractEvidence } from '../contracts/contract-evidence.entity.ts';
import { failureReason } from '../dispatch/failure-reason.entity.ts';
import { driver } from '../drivers/driver.entity.ts';
import type { StoredEntity } from '../description/define-entity.ts';
import { handover } from '../handovers/handover.entity.ts';
import { expense } from '../expenses/expense.entity.ts';
import { merchant } from '../merchants/merchant.entity.ts';
import { deletedOrder } from '../orders/deleted-order.entity.ts';
import { order } from '../orders/order.entity.ts';
import { payment } from '../payments/payment.entity.ts';
import { paymentType } from '../payment-types/payment-type.entity.ts';
import { payout } from '../payouts/payout.entity.ts';
import { payoutTerms } from '../payouts/payout-terms.entity.ts';
import { area } from '../prices/area.entity.ts';
import { price } from '../prices/price.entity.ts';
import { profit } from '../profits/profit.entity.ts';
import { auditEntry } from '../records/audit-entry.entity.ts';
import { ledgerEntry } from '../records/ledger-entry.entity.ts';
import { account } from '../staff/account.entity.ts';

export {
  carService,
  carServiceCreation,
  carServiceUpdate,
  type CarServiceCreation,
  type CarServiceUpdate,
} from '../cars/car-service.entity.ts';

export {
  paymentTypeCreation,
  paymentTypeUpdate,
  type PaymentTypeCreation,
  type PaymentTypeUpdate,
} from '../payment-types/payment-type.entity.ts';

/** Every stored entity by its name. For the server and for exports: a page loads the descriptions of the lists that it shows. */
export const entities = {
  driver,
  car,
  car_service: carService,
  city,
  merchant,
  order,
  deleted_order: deletedOrder,
  profit,
  expense,
  payment,
  payment_type: paymentType,
  payout,
  payout_terms: payoutTerms,
  contract,
  contract_evidence: contractEvidence,
  company,
  ledger_entry: ledgerEntry,
  audit_entry: auditEntry,
  account,
  handover,
  opening_balance: openingBalance,
  failure_reason: failureReason,
  area,
  price,
} satisfies Readonly<Record<string, StoredEntity>>;

/** Entities by name: mutations name those they change, figures those they are computed from. */
export type EntityName = keyof typeof entities;
