import type { DomainLabels } from '../description/labels.ts';
import type { driver } from './driver.entity.ts';

/** Labels of drivers in English. */
export const driversLabels = {
  driver: {
    fields: {
      driver_id: 'Driver ID',
      company_id: 'Company ID',
      name_driver: 'Name',
      password_driver: 'Password',
      salary: 'Salary',
      commission_driver: 'Delivery commission',
      commission_return: 'Return commission',
      money_driver: 'Commission balance',
      money_orders: 'Order money',
      total_delivery_money: 'Total delivery money',
      cash_limit: 'Cash limit',
      over_cash_limit: 'Over the cash limit',
      city_driver: 'City',
      email_driver: 'Email',
      phone_driver: 'Phone',
      status: 'Status',
      created_account_driver: 'Created',
    },
    values: {
      over_cash_limit: { No: 'No', Yes: 'Yes' },
      status: { Active: 'Active', InActive: 'Inactive' },
    },
  },
} satisfies DomainLabels<typeof driver>;
