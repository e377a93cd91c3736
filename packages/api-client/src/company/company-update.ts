import * as z from 'zod/mini';
import { updateGuards } from '../description/input-schemas.ts';
import { phone, text } from '../description/value-schemas.ts';
import { newCompany } from './new-company.schema.ts';

/** Details of a company that its owner changes. Printed documents name its phone and city, so these are required. */
export const companyUpdate = z.object({
  name_company: text(),
  name_admin: text(),
  email: newCompany.shape.email,
  phone: phone(),
  country: newCompany.shape.country,
  city: text(),
  ...updateGuards,
});

export type CompanyUpdate = z.infer<typeof companyUpdate>;
