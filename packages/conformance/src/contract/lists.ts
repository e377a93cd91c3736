import { fields, type FieldTypes } from './fields.ts';

/** A list call: where its rows are, and the fields of a row. */
export interface ContractList {
  path: string;
  key: 'data' | 'date';
  fields: FieldTypes;
}

/** Every list call of the contract, by its rows. */
export const lists = {
  merchants: { path: '/DC/DisplayMerchants', key: 'data', fields: fields.merchant },
  drivers: { path: '/DC/DisplayDrivers', key: 'date', fields: fields.driver },
  cars: { path: '/DC/DisplayCars', key: 'date', fields: fields.car },
  cities: { path: '/DC/DisplayCitys', key: 'date', fields: fields.city },
  orders: { path: '/DC/DisplayOrders', key: 'date', fields: fields.order },
  deletedOrders: { path: '/DC/Display_deleted_records_Orders', key: 'date', fields: fields.deletedOrder },
  profits: { path: '/DC/DisplayProfits', key: 'data', fields: fields.profit },
  monthlyTotals: { path: '/DC/DisplayTotalProfits', key: 'date', fields: fields.monthlyTotal },
  netProfits: { path: '/DC/DisplayNetProfits', key: 'data', fields: fields.netProfit },
  monthlyNetProfits: {
    path: '/DC/DisplayNetProfitsByMonth',
    key: 'data',
    fields: { ...fields.netProfit, month: 'string' },
  },
  yearlyNetProfits: { path: '/DC/DisplayNetProfitsByYear', key: 'data', fields: fields.netProfit },
  expenses: { path: '/DC/DisplayExpenses', key: 'data', fields: fields.expense },
  monthlyExpenses: { path: '/DC/DisplayTotalExpenses', key: 'date', fields: fields.monthlyExpense },
  contracts: { path: '/DC/DisplayContracts', key: 'data', fields: fields.contract },
  company: { path: '/DC/DisplayInfoCompany', key: 'data', fields: fields.company },
  payments: { path: '/DC/DisplayPaymentMonthSub', key: 'data', fields: fields.payment },
} satisfies Record<string, ContractList>;
