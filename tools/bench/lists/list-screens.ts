/** A list to measure. */
export interface ListScreen {
  path: string;
  /** Text of the row to press in; default: the first row. */
  row?: string;
  /** The action that opens the row's dialog. */
  action?: string;
}

export const listScreens: readonly ListScreen[] = [
  { path: '/orders', row: 'Pending', action: 'Change status' },
  { path: '/deleted-records-orders' },
  { path: '/merchants', action: 'Edit' },
  { path: '/MoneyMerchants', action: 'Ledger' },
  { path: '/drivers', action: 'Edit' },
  { path: '/MoneyDrivers', action: 'Update' },
  { path: '/cars', action: 'Edit' },
  { path: '/cities', action: 'Edit' },
  { path: '/profits-list' },
  { path: '/expenses', action: 'Delete' },
];
