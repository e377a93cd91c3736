import type { DomainLabels } from '../description/labels.ts';
import type { company } from './company.entity.ts';

/** Labels of company in English. */
export const companyLabels = {
  company: {
    fields: {
      company_id: 'Company ID',
      name_company: 'Company name',
      name_admin: 'Manager name',
      email: 'Email',
      phone: 'Phone',
      country: 'Country',
      city: 'City',
      type_account_subscription: 'Subscription type',
      subscription_month: 'Subscription duration',
      start_subscription: 'Start',
      end_subscription: 'End',
      status: 'Status',
      payment: 'Paid so far',
      subscription_value_money: 'Remaining subscription',
    },
    values: {
      status: { Active: 'Active', InActive: 'Inactive', Suspended: 'Suspended', Expired: 'Expired' },
    },
  },
} satisfies DomainLabels<typeof company>;
