import * as z from 'zod/mini';
import { choice } from '../schema/fields.ts';
import { listQuery } from '../schema/list.schema.ts';

/** What a list can be exported as. */
export const exportFormats = ['csv', 'xlsx'] as const;

/** What an export is asked for with: its format, the language of its headings, the rows it is to hold, and their order. */
export const exportQuery = z.object({
  format: choice(exportFormats),
  language: z.optional(z.enum(['en', 'ar'], { error: 'choice' })),
  search: listQuery.shape.search,
  filter: listQuery.shape.filter,
  sort: listQuery.shape.sort,
});

export type ExportQuery = z.infer<typeof exportQuery>;
