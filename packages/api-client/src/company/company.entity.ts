import { defineEntity } from '../entity/define-entity.ts';
import { day, email, id, money, moment, phone, text, wholeNumber } from '../entity/field.ts';
import type { Row } from '../entity/row.ts';

/** The company of the signed-in administrator, with its subscription. `subscription_value_money` remains to be paid. */
export const company = defineEntity({
  name: 'company',
  table: 'companies',
  key: ['company_id'],
  fields: {
    company_id: id(),
    name_company: text(),
    name_admin: text(),
    admin_id: text({ row: false }),
    email: email(),
    phone: phone(),
    country: text(),
    city: text(),
    type_account_subscription: text(),
    subscription_month: wholeNumber({ unit: 'months' }),
    start_subscription: day(),
    end_subscription: day(),
    status: text({ known: ['Active', 'InActive', 'Suspended', 'Expired'] }),
    payment: money({ unit: 'JOD' }),
    subscription_value_money: money({ unit: 'JOD' }),
    created_at: moment({ row: false }),
  },
  list: { name: 'company', path: '/DC/DisplayInfoCompany', rows: 'data', sort: 'company_id' },
});

export type Company = Row<typeof company>;
