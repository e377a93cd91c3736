import * as z from 'zod/mini';
import { choice } from '../schema/fields.ts';
import { filterValue } from '../schema/list.schema.ts';

/** What a list can be exported as. */
export const exportFormats = ['csv', 'xlsx'] as const;

/** What an export is asked for with: its format, the language of its headings, and the rows it is to hold. */
export const exportQuery = z.object({
  format: choice(exportFormats),
  language: z.optional(z.enum(['en', 'ar'], { error: 'choice' })),
  search: z.optional(z.string().check(z.maxLength(200, 'tooLong:200'))),
  filter: z.optional(z.record(z.string(), filterValue)),
});

export type ExportQuery = z.infer<typeof exportQuery>;
