import type { DomainLabels } from '../description/labels.ts';
import type { merchant } from './merchant.entity.ts';

/** Labels of merchants in English. */
export const merchantsLabels = {
  merchant: {
    fields: {
      merchant_id: 'Merchant ID',
      company_id: 'Company ID',
      password: 'Password',
      full_name: 'Full name',
      shop_name: 'Shop name',
      working_hours: 'Working hours',
      city: 'City',
      phone: 'Phone',
      email: 'Email',
      status: 'Status',
      money_orders: 'Order money',
      account_created_at: 'Account created',
    },
    values: {
      status: { Active: 'Active', InActive: 'Inactive' },
    },
  },
} satisfies DomainLabels<typeof merchant>;
