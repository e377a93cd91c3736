import { company, rowSchema } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { serveList } from '../http/serve-list.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import type { Domain } from '../http/domain.ts';

/** The caller's company, as a list of one. */
const companyList: ListDefinition = {
  name: 'company',
  rows: 'data',
  row: rowSchema(company),
  columns: {
    company_id: 'text',
    name_company: 'text',
    name_admin: 'text',
    email: 'text',
    phone: 'text',
    country: 'text',
    city: 'text',
    type_account_subscription: 'text',
    subscription_month: 'integer',
    start_subscription: 'day',
    end_subscription: 'day',
    status: 'text',
    payment: 'money',
    subscription_value_money: 'money',
  },
  from: sql`(select *, fold_text(name_company || ' ' || name_admin) as search_text from companies)`,
  key: ['company_id'],
  order: 'company_id',
};

export const companyDomain: Domain = {
  constraints: { companies_pkey: { field: 'company_id' } },
  async routes(app) {
    serveList(
      app,
      '/DC/DisplayInfoCompany',
      "The caller's company and its subscription",
      'Company',
      companyList,
    );
  },
};
