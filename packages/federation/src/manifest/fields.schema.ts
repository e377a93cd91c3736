import { capabilities } from '@tawseel/api-client/schemas';
import * as z from 'zod/mini';

/** Path of a page, with parameters only at the end. */
export const pagePath = z
  .string()
  .check(
    z.regex(
      /^(\/[A-Za-z0-9_-]+)+(\/:[A-Za-z_]+)*$/,
      'must be a path such as /drivers or /contract/:contractId',
    ),
  );

const text = z.string().check(z.minLength(1, 'must not be empty'));

/** The same text in each language of the product. */
export const label = z.strictObject({ en: text, ar: text });

/** Permissions that a page, a menu or an extension requires; the shell leaves it out for people who lack one of them. */
export const requires = z.optional(
  z
    .array(z.string().check(z.regex(/^[a-z]+\.[a-z_]+$/, 'must be a permission such as orders.delete')))
    .check(z.minLength(1, 'must name a permission')),
);

/** Additions to the contract that a page or an extension uses; the shell leaves it out while the server lacks one of them. */
export const serverNeeds = z.optional(
  z.array(z.enum(capabilities)).check(z.minLength(1, 'must name a capability')),
);

export type Label = z.infer<typeof label>;
