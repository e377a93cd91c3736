import { booksDomain } from '../books/books.routes.ts';
import { carsDomain } from '../cars/cars.routes.ts';
import { citiesDomain } from '../cities/cities.routes.ts';
import { companyDomain } from '../company/company.routes.ts';
import { contractsDomain } from '../contracts/contracts.routes.ts';
import { dashboardDomain } from '../dashboard/dashboard.routes.ts';
import { deletionBlockersDomain } from '../deletion-blockers/deletion-blockers.routes.ts';
import { dispatchDomain } from '../dispatch/dispatch.routes.ts';
import { driverAppDomain } from '../driver-app/driver-app.routes.ts';
import { driverEventsDomain } from '../driver-app/events.routes.ts';
import { driversDomain } from '../drivers/drivers.routes.ts';
import { expensesDomain } from '../expenses/expenses.routes.ts';
import { exportsDomain } from '../exports/exports.routes.ts';
import type { Domain } from '../http/domain.ts';
import { constraintsOf } from '../http/field-errors.ts';
import { handoversDomain } from '../handovers/handovers.routes.ts';
import { merchantsDomain } from '../merchants/merchants.routes.ts';
import { orderImportsDomain } from '../order-imports/order-imports.routes.ts';
import { ordersDomain } from '../orders/orders.routes.ts';
import { paymentsDomain } from '../payments/payments.routes.ts';
import { paymentTypesDomain } from '../payment-types/payment-types.routes.ts';
import { payoutsDomain } from '../payouts/payouts.routes.ts';
import { pricesDomain } from '../prices/prices.routes.ts';
import { privacyDomain } from '../privacy/privacy.routes.ts';
import { profitsDomain } from '../profits/profits.routes.ts';
import { recordsDomain } from '../records/records.routes.ts';
import { securityDomain } from '../security/security.routes.ts';
import { sessionDomain } from '../session/session.routes.ts';
import { staffDomain } from '../staff/staff.routes.ts';

/** Every part of the API. */
export const domains: readonly Domain[] = [
  sessionDomain,
  securityDomain,
  staffDomain,
  companyDomain,
  driversDomain,
  carsDomain,
  citiesDomain,
  merchantsDomain,
  pricesDomain,
  ordersDomain,
  orderImportsDomain,
  dispatchDomain,
  driverAppDomain,
  driverEventsDomain,
  profitsDomain,
  expensesDomain,
  contractsDomain,
  paymentTypesDomain,
  paymentsDomain,
  dashboardDomain,
  booksDomain,
  handoversDomain,
  payoutsDomain,
  recordsDomain,
  deletionBlockersDomain,
  exportsDomain,
  privacyDomain,
];

export const constraints = constraintsOf(domains.flatMap((domain) => domain.entities ?? []));
