import { defineEntity } from '../description/define-entity.ts';
import { day, email, id, money, moment, phone, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';

/** The company of the signed-in administrator, with its subscription. `subscription_value_money` remains to be paid. */
export const company = defineEntity({
  name: 'company',
  table: 'companies',
  key: ['company_id'],
  fields: {
    company_id: id(),
    name_company: text(),
    name_admin: text(),
    admin_id: text({ row: false, input: 'none' }),
    email: email(),
    phone: phone(),
    country: text(),
    city: text(),
    type_account_subscription: text({ input: 'none' }),
    subscription_month: wholeNumber({ unit: 'months', input: 'none' }),
    start_subscription: day({ input: 'none' }),
    end_subscription: day({ input: 'none' }),
    status: text({ known: ['Active', 'InActive', 'Suspended', 'Expired'], input: 'none' }),
    payment: money({ unit: 'JOD', input: 'none' }),
    subscription_value_money: money({ unit: 'JOD', input: 'none' }),
    /** First steps that the company leaves out, as `setupSteps` names them, with commas between. */
    setup_skipped: text({ row: false, input: 'none' }),
    created_at: moment({ row: false, input: 'none' }),
  },
  list: {
    name: 'company',
    path: '/DC/DisplayInfoCompany',
    allow: 'company.see',
    rows: 'data',
    sort: 'company_id',
  },
  calls: { allow: 'company.change', needs: 'company_details', update: '/DC/UpdateCompany' },
});

export type Company = Row<typeof company>;
