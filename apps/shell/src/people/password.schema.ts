import * as z from 'zod/mini';

const required = () => z.string({ error: 'required' }).check(z.minLength(1, 'required'));

/** A password that a person chooses. The server also refuses common ones. */
export const newPassword = () =>
  z.string({ error: 'required' }).check(z.minLength(10, 'tooShort:10'), z.maxLength(200, 'tooLong:200'));

export const passwordUpdate = z.object({ password: required(), new_password: newPassword() });

export type PasswordUpdate = z.infer<typeof passwordUpdate>;
