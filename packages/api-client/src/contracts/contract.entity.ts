import { defineEntity } from '../description/define-entity.ts';
import { company, day, id, image, money, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';

/** A contract between provider and company. An empty `contract_file_client` means that the company has not signed. */
export const contract = defineEntity({
  name: 'contract',
  table: 'contracts',
  key: ['contract_id'],
  fields: {
    contract_id: id(),
    name_client: text(),
    name_service: text(),
    company_id: company({ search: true }),
    service_start_date: day(),
    service_end_date: day(),
    contract_date: day({ search: false }),
    service_months: wholeNumber(),
    payment_now_value: money(),
    all_value_service: money(),
    status: text({ known: ['Active', 'Inactive', 'Expired'] }),
    activity: text(),
    contract_file_client: image(),
    contract_file_admin: image(),
  },
  list: {
    name: 'contracts',
    path: '/DC/DisplayContracts',
    allow: 'company.see',
    rows: 'data',
    sort: '-contract_date',
  },
});

export type Contract = Row<typeof contract>;
