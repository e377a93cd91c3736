/** Descriptions, schemas and types of the API, shared by client and server. Nothing here needs a browser. */
export type { ComputedEntity, Entity, FilterKind, StoredEntity } from './description/define-entity.ts';
export type { Field, FieldKind, Fields } from './description/field.ts';
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
} from './description/columns.ts';
export { rowSchema } from './description/row-schema.ts';
export type { ColumnOf, Row } from './description/row.ts';
export { actor } from './actors/actor.entity.ts';
export { entities, type EntityName } from './entities/entities.ts';
export { errorCodes, failure, type ErrorCode, type Failure } from './wire/failure.schema.ts';
export { fieldValues, type FieldValues } from './wire/field-values.schema.ts';
export { done, listResponse, type Done } from './wire/response.schema.ts';
export { batchLimit, countLimit, filterLimit, pageLimit } from './wire/limits.ts';
export { filterValue, listQuery, type FilterValue, type ListQuery } from './wire/list.schema.ts';
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
  type CashCount,
  cashCount,
  type MoneyMove,
  moneyMove,
  openingPosting,
  type OpeningPosting,
  type OrderReversal,
  orderReversal,
} from './books/books.calls.ts';
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
  type HandoverPosting,
  type HandoverReversal,
  handoverReversal,
  shortagePosting,
  type ShortagePosting,
} from './handovers/handovers.calls.ts';
export {
  type BlockedEntity,
  type BlockerKind,
  blockersQuery,
  blockersResponse,
  type DeletionBlocker,
} from './deletion-blockers/deletion-blockers.calls.ts';
export { accountStatuses } from './accounts/account-status.ts';
export {
  driver,
  type Driver,
  driverCreation,
  type DriverCreation,
  driverUpdate,
  type DriverUpdate,
} from './drivers/driver.entity.ts';
export { type DriverMoneyUpdate, driverMoneyUpdate } from './drivers/driver-money.ts';
export {
  car,
  type Car,
  carCreation,
  type CarCreation,
  carUpdate,
  type CarUpdate,
} from './cars/car.entity.ts';
export {
  city,
  type City,
  cityCreation,
  type CityCreation,
  cityUpdate,
  type CityUpdate,
} from './cities/city.entity.ts';
export { cityDrivers, withEveryDriver } from './cities/city-drivers.ts';
export { company, type Company } from './company/company.entity.ts';
export { companyUpdate, type CompanyUpdate } from './company/company-update.ts';
export { newCompany } from './company/new-company.schema.ts';
export { login, type Login } from './session/session.schema.ts';
export {
  type AccountFactor,
  type FactorMethod,
  factorMethods,
  type FactorProof,
  factorProof,
  factorRequest,
  type FactorRequest,
  passkeyCreation,
  passkeyOptionsResponse,
  recoveryCodesResponse,
  securityResponse,
  securityUpdate,
  type SecurityUpdate,
  totpConfirmation,
  totpResponse,
} from './factors/factors.calls.ts';
export type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyOptions,
  PasskeyRequest,
} from './factors/passkey.schema.ts';
export { signInRequest, type SignInRequest } from './session/session.calls.ts';
export { userName } from './accounts/user-name.ts';
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
  type StaffCreation,
  staffUpdate,
  type StaffUpdate,
} from './staff/staff.calls.ts';
export { token } from './session/token.schema.ts';
export {
  merchant,
  type Merchant,
  merchantCreation,
  type MerchantCreation,
  merchantUpdate,
  type MerchantUpdate,
} from './merchants/merchant.entity.ts';
export { merchantMoneyUpdate, type MerchantMoneyUpdate } from './merchants/merchant-money.ts';
export {
  order,
  type Order,
  orderCreation,
  type OrderCreation,
  orderUpdate,
  type OrderUpdate,
} from './orders/order.entity.ts';
export { deletedOrder, type DeletedOrder } from './orders/deleted-order.entity.ts';
export {
  nextStatuses,
  openStatuses,
  orderStatuses,
  orderTransitions,
  pathTo,
  statusesWithReason,
  stepsTo,
  type OrderStatus,
} from './orders/order-status.ts';
export { collectors, type Collector, type DecidedCollector } from './orders/collectors.ts';
export { orderCollectorUpdate, type OrderCollectorUpdate } from './orders/order-collector.ts';
export {
  type OrderBatch,
  orderBatch,
  orderDriverBatch,
  orderOutcome,
  type OrderOutcome,
  orderStatusBatch,
} from './orders/order-batches.ts';
export { orderDeletion } from './orders/order-deletion.ts';
export { orderStatusUpdate, type OrderStatusUpdate } from './orders/order-status-update.ts';
export { orderImport, type OrderImport } from './order-imports/order-import.entity.ts';
export {
  importedOrder,
  type ImportedOrder,
  importLimit,
  type ImportOutcome,
  importResponse,
  type OrderImportRows,
  orderImportRows,
} from './order-imports/order-imports.calls.ts';
export { customerHistory } from './orders/customer-history.entity.ts';
export { orderMoney } from './orders/order-money.entity.ts';
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
export {
  expense,
  type Expense,
  expenseCreation,
  type ExpenseCreation,
  expenseUpdate,
  type ExpenseUpdate,
} from './expenses/expense.entity.ts';
export { monthlyExpenses, type MonthlyExpenses } from './expenses/monthly-expenses.entity.ts';
export { contract, type Contract } from './contracts/contract.entity.ts';
export { contractEvidence, type ContractEvidence } from './contracts/contract-evidence.entity.ts';
export { maxSignatureBytes, signature, type Signature } from './contracts/contracts.calls.ts';
export { payout, type Payout } from './payouts/payout.entity.ts';
export { payoutLine, unpaidLine } from './payouts/payout-line.entity.ts';
export { payoutMerchant } from './payouts/payout-merchant.entity.ts';
export { payoutTerms } from './payouts/payout-terms.entity.ts';
export {
  payoutApproval,
  type PayoutApproval,
  payoutCancellation,
  type PayoutCancellation,
  payoutDraft,
  type PayoutDraft,
  type PayoutPayment,
  payoutPayment,
  type PayoutTermsUpdate,
  payoutTermsUpdate,
} from './payouts/payouts.calls.ts';
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
export { setupUpdate, type SetupUpdate } from './dashboard/setup.calls.ts';
export { auditEntry, type AuditEntry } from './records/audit-entry.entity.ts';
export { ledgerEntry, type LedgerEntry } from './records/ledger-entry.entity.ts';
export { exportFormats, exportQuery, type ExportQuery } from './exports/exports.calls.ts';
export { customerRecord } from './records/customer-record.entity.ts';
export { customerQuery, recordsShown, retention, retentionQuery } from './privacy/privacy.calls.ts';
export { customerExport } from './privacy/customer-export.ts';
export { customerData, erasure, retentionResponse } from './privacy/privacy.responses.ts';
