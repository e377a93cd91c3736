import type { DomainLabels } from '../description/labels.ts';
import type { contract } from './contract.entity.ts';

/** Labels of contracts in English. */
export const contractsLabels = {
  contract: {
    fields: {
      contract_id: 'Contract no.',
      name_client: 'Client',
      name_service: 'Admin name',
      company_id: 'Company ID',
      service_start_date: 'Start date',
      service_end_date: 'End date',
      contract_date: 'Contract date',
      service_months: 'Months',
      payment_now_value: 'Payment now',
      all_value_service: 'Total value',
      status: 'Status',
      activity: 'Activity',
    },
    values: {
      status: { Active: 'Active', Inactive: 'Inactive', Expired: 'Expired' },
    },
  },
} satisfies DomainLabels<typeof contract>;
