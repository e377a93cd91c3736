/** Descriptions, schemas and types of the API, shared by client and server. Nothing here needs a browser. */
export type { ComputedEntity, Entity, StoredEntity } from './entity/define-entity.ts';
export type { Field, FieldKind, Fields } from './entity/field.ts';
export {
  columnKind,
  columnKinds,
  constraintFields,
  fieldNames,
  isBlank,
  isColumn,
  isSearched,
  isSortable,
  type ColumnKind,
} from './entity/columns.ts';
export { rowSchema } from './entity/row-schema.ts';
export type { ColumnOf, Row } from './entity/row.ts';
export { actor } from './actors/actor.entity.ts';
export { entities, type EntityName } from './entities/entities.ts';
export { errorCodes, failure, type ErrorCode, type Failure } from './schema/failure.schema.ts';
export { fieldValues, type FieldValues } from './schema/field-values.schema.ts';
export { done, listResponse, type Done } from './schema/response.schema.ts';
export { batchLimit, countLimit, filterLimit, pageLimit } from './schema/limits.ts';
export { filterValue, listQuery, type FilterValue, type ListQuery } from './schema/list.schema.ts';
export { capabilities, type Capability } from './client/capabilities.ts';
export {
  accountTypes,
  accountsByType,
  type BookAccount,
  type JournalKind,
  type OpeningAccount,
} from './books/book-accounts.ts';
export { accountBalance } from './books/account-balance.entity.ts';
export {
  cashCount,
  moneyMove,
  openingPosting,
  orderReversal,
  type CashCount,
  type MoneyMove,
  type OpeningPosting,
  type OrderReversal,
} from './books/books.schema.ts';
export { cashDay, cashDays } from './books/cash-day.entity.ts';
export { openingBalance } from './books/opening-balance.entity.ts';
export { cashPosition } from './books/cash-position.entity.ts';
export { agedAccounts, moneyAge } from './books/money-age.entity.ts';
export { journalLine } from './books/journal-line.entity.ts';
export { handoverDriver, type HandoverDriver } from './handovers/handover-driver.entity.ts';
export { handoverOrder, type HandoverOrder } from './handovers/handover-order.entity.ts';
export { handover, type Handover } from './handovers/handover.entity.ts';
export {
  handoverPosting,
  handoverReversal,
  shortagePosting,
  type HandoverPosting,
  type HandoverReversal,
  type ShortagePosting,
} from './handovers/handovers.schema.ts';
export {
  blockersQuery,
  blockersResponse,
  type BlockedEntity,
  type BlockerKind,
  type DeletionBlocker,
} from './deletion-blockers/deletion-blockers.schema.ts';
export { accountStatuses } from './accounts/account-status.ts';
export { driver, type Driver } from './drivers/driver.entity.ts';
export { driverCreation, type DriverCreation } from './drivers/driver-creation.schema.ts';
export { driverMoneyUpdate, type DriverMoneyUpdate } from './drivers/driver-money.schema.ts';
export { driverUpdate, type DriverUpdate } from './drivers/driver-update.schema.ts';
export { car, type Car } from './cars/car.entity.ts';
export { carCreation, type CarCreation } from './cars/car-creation.schema.ts';
export { carUpdate, type CarUpdate } from './cars/car-update.schema.ts';
export { city, type City } from './cities/city.entity.ts';
export { cityDrivers, withEveryDriver } from './cities/city-drivers.ts';
export { cityCreation, type CityCreation } from './cities/city-creation.schema.ts';
export { cityUpdate, type CityUpdate } from './cities/city-update.schema.ts';
export { company, type Company } from './company/company.entity.ts';
export { companyUpdate, type CompanyUpdate } from './company/company-update.schema.ts';
export { newCompany } from './company/new-company.schema.ts';
export { login, type Login } from './session/session.schema.ts';
export {
  factorMethods,
  factorProof,
  factorRequest,
  passkeyCreation,
  passkeyOptionsResponse,
  recoveryCodesResponse,
  securityResponse,
  securityUpdate,
  totpConfirmation,
  totpResponse,
  type AccountFactor,
  type FactorMethod,
  type FactorProof,
  type FactorRequest,
  type SecurityUpdate,
} from './factors/factors.schema.ts';
export type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyOptions,
  PasskeyRequest,
} from './factors/passkey.schema.ts';
export { signInRequest, type SignInRequest } from './session/sign-in.schema.ts';
export { userName } from './session/user-name.ts';
export { account, type Account } from './staff/account.entity.ts';
export {
  invitationAcceptance,
  invitationOffer,
  invitationQuery,
  invitationResponse,
  ownAccountResponse,
  passwordUpdate,
  sessionsResponse,
  staffCreation,
  staffUpdate,
  type StaffCreation,
  type StaffUpdate,
} from './staff/staff.schema.ts';
export { token } from './session/token.schema.ts';
export { merchant, type Merchant } from './merchants/merchant.entity.ts';
export { merchantCreation, type MerchantCreation } from './merchants/merchant-creation.schema.ts';
export { merchantMoneyUpdate, type MerchantMoneyUpdate } from './merchants/merchant-money.schema.ts';
export { merchantUpdate, type MerchantUpdate } from './merchants/merchant-update.schema.ts';
export { order, type Order } from './orders/order.entity.ts';
export { deletedOrder, type DeletedOrder } from './orders/deleted-order.entity.ts';
export {
  nextStatuses,
  openStatuses,
  orderStatuses,
  orderTransitions,
  statusesWithReason,
  stepsTo,
  type OrderStatus,
} from './orders/order-status.ts';
export { collectors, type Collector, type DecidedCollector } from './orders/collectors.ts';
export { orderCollectorUpdate, type OrderCollectorUpdate } from './orders/order-collector.schema.ts';
export { orderCreation, type OrderCreation } from './orders/order-creation.schema.ts';
export {
  orderBatch,
  orderDriverBatch,
  orderOutcome,
  orderStatusBatch,
  type OrderBatch,
  type OrderOutcome,
} from './orders/order-batch.schema.ts';
export { orderDeletion } from './orders/order-deletion.schema.ts';
export { orderUpdate, type OrderUpdate } from './orders/order-update.schema.ts';
export { orderStatusUpdate, type OrderStatusUpdate } from './orders/order-status.schema.ts';
export { orderIdQuery } from './orders/order-id.schema.ts';
export { orderMoney } from './orders/order-money.entity.ts';
export { orderMoneyQuery } from './orders/order-money.schema.ts';
export { readOrderKey, writeOrderKey, type OrderKey } from './orders/order-key.ts';
export { paymentType, type PaymentType } from './payment-types/payment-type.entity.ts';
export { profit, type Profit } from './profits/profit.entity.ts';
export { monthlyProfit, type MonthlyProfit } from './profits/monthly-profit.entity.ts';
export {
  monthlyNetProfit,
  netProfit,
  yearlyNetProfit,
  type MonthlyNetProfit,
  type NetProfit,
  type YearlyNetProfit,
} from './profits/net-profit.entity.ts';
export { expense, type Expense } from './expenses/expense.entity.ts';
export { monthlyExpenses, type MonthlyExpenses } from './expenses/monthly-expenses.entity.ts';
export { expenseCreation, type ExpenseCreation } from './expenses/expense-creation.schema.ts';
export { expenseUpdate, type ExpenseUpdate } from './expenses/expense-update.schema.ts';
export { contract, type Contract } from './contracts/contract.entity.ts';
export { contractEvidence, type ContractEvidence } from './contracts/contract-evidence.entity.ts';
export { maxSignatureBytes, signature, type Signature } from './contracts/contracts.schema.ts';
export { payout, type Payout } from './payouts/payout.entity.ts';
export { payoutLine, unpaidLine } from './payouts/payout-line.entity.ts';
export { payoutMerchant } from './payouts/payout-merchant.entity.ts';
export { payoutTerms } from './payouts/payout-terms.entity.ts';
export {
  payoutApproval,
  payoutCancellation,
  payoutDraft,
  payoutPayment,
  payoutTermsUpdate,
  type PayoutApproval,
  type PayoutCancellation,
  type PayoutDraft,
  type PayoutPayment,
  type PayoutTermsUpdate,
} from './payouts/payouts.schema.ts';
export { payment, type Payment } from './payments/payment.entity.ts';
export {
  cityOrders,
  attentionDays,
  attentionResponse,
  dashboardResponse,
  dashboardSummary,
  trendDays,
  profitSummary,
  type CityOrders,
  type DashboardSummary,
  type ProfitSummary,
} from './dashboard/dashboard.schema.ts';
export { setupSteps, type SetupStep } from './dashboard/setup-steps.ts';
export { setupUpdate, type SetupUpdate } from './dashboard/setup.schema.ts';
export { auditEntry, type AuditEntry } from './records/audit-entry.entity.ts';
export { ledgerEntry, type LedgerEntry } from './records/ledger-entry.entity.ts';
export { exportFormats, exportQuery, type ExportQuery } from './exports/exports.schema.ts';
export { customerRecord } from './records/customer-record.entity.ts';
export { customerQuery, recordsShown, retention, retentionQuery } from './privacy/privacy.schema.ts';
export { customerExport } from './privacy/customer-export.schema.ts';
export { customerData, erasure, retentionResponse } from './privacy/privacy.responses.ts';
