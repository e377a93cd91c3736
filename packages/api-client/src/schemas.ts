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
  type CashCount,
  cashCount,
  cashCountCall,
  type MoneyMove,
  moneyMove,
  moneyMoveCall,
  openingCall,
  openingPosting,
  type OpeningPosting,
  type OrderReversal,
  orderReversal,
  orderReversalCall,
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
  handoverCall,
  handoverPosting,
  type HandoverPosting,
  type HandoverReversal,
  handoverReversal,
  handoverReversalCall,
  shortageCall,
  shortagePosting,
  type ShortagePosting,
} from './handovers/handovers.calls.ts';
export {
  blockersCall,
  blockersQuery,
  blockersResponse,
  type BlockedEntity,
  type BlockerKind,
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
export { driverMoneyCall, type DriverMoneyUpdate, driverMoneyUpdate } from './drivers/driver-money.ts';
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
  factorConfirmationCall,
  type FactorMethod,
  factorMethods,
  type FactorProof,
  factorProof,
  factorRequest,
  type FactorRequest,
  factorResetCall,
  passkeyCreation,
  passkeyCreationCall,
  passkeyOptionsCall,
  passkeyOptionsResponse,
  passkeyRemovalCall,
  recoveryCodesCall,
  recoveryCodesResponse,
  securityCall,
  securityResponse,
  securityUpdate,
  type SecurityUpdate,
  securityUpdateCall,
  totpConfirmation,
  totpConfirmationCall,
  totpCreationCall,
  totpRemovalCall,
  totpResponse,
} from './factors/factors.calls.ts';
export type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyOptions,
  PasskeyRequest,
} from './factors/passkey.schema.ts';
export {
  signInCall,
  signInRequest,
  type SignInRequest,
  signOutCall,
  tokenCheckCall,
} from './session/session.calls.ts';
export { userName } from './accounts/user-name.ts';
export { account, type Account } from './staff/account.entity.ts';
export {
  invitationAcceptance,
  invitationAcceptanceCall,
  invitationCall,
  invitationOffer,
  invitationQuery,
  invitationRemovalCall,
  invitationRenewalCall,
  invitationResponse,
  otherSessionsEndCall,
  ownAccountCall,
  ownAccountResponse,
  passwordResetAcknowledgementCall,
  passwordResetCall,
  passwordUpdate,
  passwordUpdateCall,
  sessionEndCall,
  sessionsCall,
  sessionsResponse,
  staffCreation,
  type StaffCreation,
  staffCreationCall,
  staffUpdate,
  type StaffUpdate,
  staffUpdateCall,
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
export {
  merchantMoneyCall,
  merchantMoneyUpdate,
  type MerchantMoneyUpdate,
} from './merchants/merchant-money.ts';
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
  statusesWithReason,
  stepsTo,
  type OrderStatus,
} from './orders/order-status.ts';
export { collectors, type Collector, type DecidedCollector } from './orders/collectors.ts';
export {
  orderCollectorCall,
  orderCollectorUpdate,
  type OrderCollectorUpdate,
} from './orders/order-collector.ts';
export {
  type OrderBatch,
  orderBatch,
  orderDeletionBatchCall,
  orderDriverBatch,
  orderDriverBatchCall,
  orderOutcome,
  type OrderOutcome,
  orderRestorationBatchCall,
  orderStatusBatch,
  orderStatusBatchCall,
} from './orders/order-batches.ts';
export { orderDeletion, orderDeletionCall, orderRestorationCall } from './orders/order-deletion.ts';
export { orderStatusCall, orderStatusUpdate, type OrderStatusUpdate } from './orders/order-status-update.ts';
export { orderIdCall } from './orders/order-id-call.ts';
export { orderMoney } from './orders/order-money.entity.ts';
export { orderMoneyCall } from './orders/order-money-call.ts';
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
export {
  contractCall,
  maxSignatureBytes,
  signature,
  type Signature,
  signingCall,
} from './contracts/contracts.calls.ts';
export { payout, type Payout } from './payouts/payout.entity.ts';
export { payoutLine, unpaidLine } from './payouts/payout-line.entity.ts';
export { payoutMerchant } from './payouts/payout-merchant.entity.ts';
export { payoutTerms } from './payouts/payout-terms.entity.ts';
export {
  payoutApproval,
  type PayoutApproval,
  payoutApprovalCall,
  payoutCancellation,
  type PayoutCancellation,
  payoutCancellationCall,
  payoutDraft,
  type PayoutDraft,
  payoutDraftCall,
  type PayoutPayment,
  payoutPayment,
  payoutPaymentCall,
  payoutTermsCall,
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
export { setupCall, setupUpdate, type SetupUpdate } from './dashboard/setup.calls.ts';
export { auditEntry, type AuditEntry } from './records/audit-entry.entity.ts';
export { ledgerEntry, type LedgerEntry } from './records/ledger-entry.entity.ts';
export { exportCall, exportFormats, exportQuery, type ExportQuery } from './exports/exports.calls.ts';
export { customerRecord } from './records/customer-record.entity.ts';
export {
  customerDataCall,
  customerQuery,
  erasureCall,
  recordsShown,
  retention,
  retentionCall,
  retentionQuery,
  retentionUpdateCall,
} from './privacy/privacy.calls.ts';
export { customerExport, customerExportCall } from './privacy/customer-export.ts';
export { customerData, erasure, retentionResponse } from './privacy/privacy.responses.ts';
export {
  defineCall,
  defineChange,
  defineRead,
  type ChangeCall,
  type DescribedCall,
  type ReadCall,
} from './client/described-call.ts';
export {
  rowCreation,
  rowRemoval,
  rowRestoration,
  rowUpdate,
  type ChangedEntity,
} from './mutation/row-calls.ts';
export { countsCall, profitsCall, attentionCall } from './dashboard/dashboard.calls.ts';
