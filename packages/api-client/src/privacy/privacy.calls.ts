import { plainText } from '@tawseel/i18n/text';
import * as z from 'zod/mini';
import { required } from '../description/value-schemas.ts';
import { defineChange, defineRead } from '../client/described-call.ts';

/** A phone number as people write it: with a country code, spaces, or digits of either script. */
const customerPhone = required().check(
  z.maxLength(40, 'tooLong:40'),
  z.overwrite((value) => plainText(value).replace(/[\s()+.-]/g, '')),
  z.minLength(1, 'required'),
  z.regex(/^[0-9]{9,15}$/, 'phone'),
);

/** Names a customer. */
export const customerQuery = z.object({ phone: customerPhone });

export type CustomerQuery = z.infer<typeof customerQuery>;

/** Months for which customers' data of ended and deleted orders is retained; null for no end. */
export const retention = z.object({
  retention_months: z.nullable(z.int('number').check(z.minimum(1, 'number'), z.maximum(120, 'tooLarge:120'))),
});

export type Retention = z.infer<typeof retention>;

/** Asks for the company's retention; with `retention_months`, for the number of orders that this one would affect. */
export const retentionQuery = z.object({
  retention_months: z.optional(retention.shape.retention_months),
});

/** Records that a lookup shows; an export has all of them. */
export const recordsShown = 100;

const privacy = { allow: 'staff.manage', needs: 'privacy' } as const;

export const customerDataCall = defineRead({
  ...privacy,
  path: '/DC/DisplayCustomerData',
  body: customerQuery,
});

export const erasureCall = defineChange({
  ...privacy,
  method: 'POST',
  path: '/DC/EraseCustomerData',
  body: customerQuery,
  changes: ['order', 'deleted_order', 'audit_entry'],
});

export const retentionCall = defineRead({ ...privacy, path: '/DC/DisplayRetention', body: retentionQuery });

export const retentionUpdateCall = defineChange({
  ...privacy,
  method: 'PUT',
  path: '/DC/UpdateRetention',
  body: retention,
  changes: ['company'],
});
