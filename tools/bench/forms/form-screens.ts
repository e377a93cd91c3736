/** A form to measure. */
export interface FormScreen {
  name: string;
  path: string;
  /** The button of the page that opens the form's dialog. */
  button?: string;
  /** The button of the first row, or the entry of its menu, that opens the form's dialog. */
  action?: string;
}

export const formScreens: readonly FormScreen[] = [
  ...[
    '/create-driver',
    '/create-car',
    '/create-city',
    '/create-merchant',
    '/expenses',
    '/MoneyMerchants',
  ].map((path) => ({ name: path, path })),
  { name: 'new order', path: '/orders', button: 'Create order' },
  { name: 'driver', path: '/drivers', action: 'Edit' },
  { name: "driver's balances", path: '/MoneyDrivers', action: 'Update' },
  { name: 'car', path: '/cars', action: 'Edit' },
  { name: 'city', path: '/cities', action: 'Edit' },
  { name: 'merchant', path: '/merchants', action: 'Edit' },
];
