/** Descriptions, schemas and types of the API, shared by client and server. Nothing here needs a browser. */
export type { ComputedEntity, Entity, StoredEntity } from './entity/define-entity.ts';
export type { EntityName } from './entity/entity-name.ts';
export type { Field, FieldKind, Fields } from './entity/field.ts';
export {
  columnKind,
  columnKinds,
  constraintFields,
  fieldNames,
  isColumn,
  isSearched,
  isSortable,
  type ColumnKind,
} from './entity/columns.ts';
export { rowSchema } from './entity/row-schema.ts';
export type { ColumnOf, Row } from './entity/row.ts';
export { entities } from './entities.ts';
export {
  done,
  errorCodes,
  failure,
  listResponse,
  type Done,
  type ErrorCode,
  type Failure,
} from './schema/response.schema.ts';
export {
  filterLimit,
  filterValue,
  listQuery,
  pageLimit,
  type FilterValue,
  type ListQuery,
} from './schema/list.schema.ts';
export { accountStatuses } from './accounts/account-status.ts';
export { driver, type Driver } from './drivers/driver.entity.ts';
export {
  driverCreation,
  driverMoneyUpdate,
  driverUpdate,
  type DriverCreation,
  type DriverMoneyUpdate,
  type DriverUpdate,
} from './drivers/drivers.schema.ts';
export { car, type Car } from './cars/car.entity.ts';
export { carCreation, carUpdate, type CarCreation, type CarUpdate } from './cars/cars.schema.ts';
export { city, type City } from './cities/city.entity.ts';
export { cityCreation, cityUpdate, type CityCreation, type CityUpdate } from './cities/cities.schema.ts';
export { company, type Company } from './company/company.entity.ts';
export { login, token, type Login } from './session/session.schema.ts';
export { merchant, type Merchant } from './merchants/merchant.entity.ts';
export {
  merchantCreation,
  merchantMoneyUpdate,
  merchantUpdate,
  type MerchantCreation,
  type MerchantMoneyUpdate,
  type MerchantUpdate,
} from './merchants/merchants.schema.ts';
export { order, type Order } from './orders/order.entity.ts';
export { deletedOrder, type DeletedOrder } from './orders/deleted-order.entity.ts';
export { orderStatuses, orderTransitions, type OrderStatus } from './orders/order-status.ts';
export {
  orderCreation,
  orderStatusUpdate,
  type OrderCreation,
  type OrderStatusUpdate,
} from './orders/orders.schema.ts';
export { orderMoney } from './orders/order-money.entity.ts';
export { orderMoneyQuery } from './orders/order-money.schema.ts';
export { readOrderKey, type OrderKey } from './orders/order-key.ts';
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
export {
  expenseCreation,
  expenseUpdate,
  type ExpenseCreation,
  type ExpenseUpdate,
} from './expenses/expenses.schema.ts';
export { contract, type Contract } from './contracts/contract.entity.ts';
export { contractEvidence, type ContractEvidence } from './contracts/contract-evidence.entity.ts';
export { maxSignatureBytes, signature, type Signature } from './contracts/contracts.schema.ts';
export { payment, type Payment } from './payments/payment.entity.ts';
export {
  cityOrders,
  dashboardResponse,
  dashboardSummary,
  profitSummary,
  type CityOrders,
  type DashboardSummary,
  type ProfitSummary,
} from './dashboard/dashboard.schema.ts';
export { auditEntry, type AuditEntry } from './records/audit-entry.entity.ts';
export { ledgerEntry, type LedgerEntry } from './records/ledger-entry.entity.ts';
export { exportFormats, exportQuery, type ExportQuery } from './records/exports.schema.ts';
