import { contract, rowSchema } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { ListDefinition } from '../lists/list-definition.ts';

export const contractList: ListDefinition = {
  name: 'contracts',
  rows: 'data',
  row: rowSchema(contract),
  columns: {
    contract_id: 'text',
    name_client: 'text',
    name_service: 'text',
    company_id: 'text',
    service_start_date: 'day',
    service_end_date: 'day',
    contract_date: 'day',
    service_months: 'integer',
    payment_now_value: 'money',
    all_value_service: 'money',
    status: 'text',
    activity: 'text',
    contract_file_client: 'text',
    contract_file_admin: 'text',
  },
  from: sql`contracts`,
  key: ['contract_id'],
  order: '-contract_date',
  // Each carries two pictures.
  batch: 20,
  counter: 'contracts',
};
