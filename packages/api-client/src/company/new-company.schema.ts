import * as z from 'zod/mini';
import { email, id, phone, text, wholeNumber } from '../description/value-schemas.ts';

const orEmpty = <Schema extends z.ZodMiniType>(schema: Schema) => z.union([z.literal(''), schema]);

/** Values of a new company. Contact data may be empty. */
export const newCompany = z.object({
  company_id: id(),
  name_company: text(),
  name_admin: text(),
  email: orEmpty(email()),
  phone: orEmpty(phone()),
  country: orEmpty(text()),
  city: orEmpty(text()),
  subscription_month: wholeNumber({ max: 1200 }).check(z.minimum(1)),
});
