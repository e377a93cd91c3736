/** Schemas and types of the API, shared by client and server. Nothing here needs a browser. */
export { type Entity, type StoredEntity } from './entity/define-entity.ts';
export { type Field, type FieldKind, type Fields } from './entity/field.ts';
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
export { type ColumnOf, type Row } from './entity/row.ts';
export {
  done,
  failure,
  faultCodes,
  listAnswer,
  type Done,
  type Failure,
  type FaultCode,
} from './schema/answer.schema.ts';
export {
  filterLimit,
  filterValue,
  listQuery,
  pageLimit,
  type FilterValue,
  type ListQuery,
} from './schema/list.schema.ts';
export {
  accountStatuses,
  driver,
  driverCreation,
  driverMoneyUpdate,
  driverUpdate,
  type Driver,
  type DriverCreation,
  type DriverMoneyUpdate,
  type DriverUpdate,
} from './drivers/drivers.schema.ts';
export { car, carInput, carUpdate, type Car, type CarInput, type CarUpdate } from './cars/cars.schema.ts';
export {
  city,
  cityCreation,
  cityUpdate,
  type City,
  type CityCreation,
  type CityUpdate,
} from './cities/cities.schema.ts';
export { company, type Company } from './company/company.schema.ts';
export { login, token, type Login } from './session/session.schema.ts';
export {
  merchant,
  merchantCreation,
  merchantMoneyUpdate,
  merchantUpdate,
  type Merchant,
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
export { orderMoney, orderMoneyQuery } from './orders/order-money.schema.ts';
export { readOrderKey, type OrderKey } from './orders/order-key.ts';
export {
  monthlyNetProfit,
  monthlyProfit,
  netProfit,
  profit,
  yearlyNetProfit,
  type MonthlyNetProfit,
  type MonthlyProfit,
  type NetProfit,
  type Profit,
  type YearlyNetProfit,
} from './profits/profits.schema.ts';
export {
  expense,
  expenseCreation,
  expenseUpdate,
  monthlyExpenses,
  type Expense,
  type ExpenseCreation,
  type ExpenseUpdate,
  type MonthlyExpenses,
} from './expenses/expenses.schema.ts';
export {
  contract,
  contractEvidence,
  maxSignatureBytes,
  signature,
  type Contract,
  type ContractEvidence,
  type Signature,
} from './contracts/contracts.schema.ts';
export { payment, type Payment } from './payments/payments.schema.ts';
export {
  cityOrders,
  dashboardAnswer,
  dashboardSummary,
  profitSummary,
  type CityOrders,
  type DashboardSummary,
  type ProfitSummary,
} from './dashboard/dashboard.schema.ts';
export { auditEntry, ledgerEntry, type AuditEntry, type LedgerEntry } from './records/records.schema.ts';
export { exportFormats, exportQuery, type ExportQuery } from './records/exports.schema.ts';
