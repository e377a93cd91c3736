import { driver } from '@tawseel/api-client/drivers';
import { columnsOf } from '@tawseel/ui';

const status = { tones: { Active: 'good' } } as const;

/** Columns of the list of drivers. */
export const driverColumns = columnsOf(
  'fleet',
  driver,
  [
    'driver_id',
    'name_driver',
    'salary',
    'commission_driver',
    'commission_return',
    'money_driver',
    'money_orders',
    'city_driver',
    'email_driver',
    'phone_driver',
    'status',
    'created_account_driver',
  ],
  {
    driver_id: { isBrief: true },
    name_driver: { isPrimary: true },
    money_orders: { isBrief: true },
    city_driver: { isBrief: true },
    phone_driver: { isBrief: true },
    status,
  },
);

/** Lines of a driver's details. */
export const driverDetails = columnsOf(
  'fleet',
  driver,
  [
    'driver_id',
    'name_driver',
    'phone_driver',
    'email_driver',
    'city_driver',
    'status',
    'money_orders',
    'money_driver',
    'created_account_driver',
  ],
  {
    status,
  },
);
