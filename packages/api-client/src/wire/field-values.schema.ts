import * as z from 'zod/mini';

/** Values of fields by name, as lists have them: amounts in JD, times as text. */
export const fieldValues = z.record(z.string(), z.nullable(z.union([z.string(), z.number()])));

export type FieldValues = Readonly<z.infer<typeof fieldValues>>;
