import * as z from 'zod/mini';
import { choice } from '../description/value-schemas.ts';
import { listQuery } from '../wire/list.schema.ts';

/** File formats of an export. */
export const exportFormats = ['csv', 'xlsx'] as const;

/** Body of an export: its format, the language of its headings, the rows and their order. */
export const exportQuery = z.object({
  format: choice({ values: exportFormats }),
  language: z.optional(z.enum(['en', 'ar'], { error: 'choice' })),
  search: listQuery.shape.search,
  searchIn: listQuery.shape.searchIn,
  filter: listQuery.shape.filter,
  sort: listQuery.shape.sort,
});

export type ExportQuery = z.infer<typeof exportQuery>;

/** Writes a list as a file. The permission is that of the list. */
export const exportCall = {
  method: 'POST',
  path: '/DC/Export/:list',
  needs: 'export',
  body: exportQuery,
} as const;
