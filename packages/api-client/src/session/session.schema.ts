import { plainText } from '@tawseel/i18n/text';
import * as z from 'zod/mini';
import { userName } from '../accounts/user-name.ts';

/**
 * A login. Digits of the company ID may be Arabic ones. Without a `user` the company's own account signs in. `ip_address` is
 * ignored: the server trusts only the address that it sees.
 */
export const login = z.object({
  company_id: z
    .string({ error: 'required' })
    .check(z.overwrite(plainText), z.trim(), z.minLength(1, 'required'), z.maxLength(50, 'tooLong:50')),
  password_company: z
    .string({ error: 'required' })
    .check(z.minLength(1, 'required'), z.maxLength(200, 'tooLong:200')),
  user: z.optional(z.string().check(z.trim(), z.overwrite(userName), z.maxLength(50, 'tooLong:50'))),
  ip_address: z.optional(z.string().check(z.maxLength(100))),
});

export type Login = z.infer<typeof login>;
