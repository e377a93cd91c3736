import * as z from 'zod/mini';
import { id, text, wholeNumber } from '../description/value-schemas.ts';
import { orderCreation } from '../orders/order.entity.ts';
import { defineChange } from '../client/described-call.ts';
import { done } from '../wire/response.schema.ts';

/** Most rows of a file, and of one request with some of them. */
export const importLimit = { file: 10_000, request: 250 } as const;

/** An order as a row of a file has it: without an id it gets the next one. */
export const importedOrder = z.object({
  ...orderCreation.shape,
  merchant_order_id: z.optional(z.union([z.literal(''), id()], { error: 'id' })),
});

/** Row numbers are those of the file, which may begin with a heading. */
const rowNumber = () =>
  z.int('wholeNumber').check(z.minimum(1, 'tooSmall:1'), z.maximum(100_000, 'tooLarge:100000'));

/** Rows of a file of orders. Each is checked by itself as an {@link importedOrder}. */
export const orderImportRows = z.object({
  fingerprint: z.string({ error: 'required' }).check(z.regex(/^[0-9a-f]{64}$/, 'invalid')),
  file_name: text(),
  row_count: wholeNumber({ max: importLimit.file }),
  /** The merchant of all rows. */
  merchant_id: z.optional(z.union([z.literal(''), id()], { error: 'id' })),
  rows: z
    .array(z.object({ row: rowNumber(), order: z.record(z.string(), z.unknown()) }))
    .check(z.minLength(1, 'required'), z.maxLength(importLimit.request, 'invalid')),
});

/** What became of a row: `present` is one that was added before from the same file. */
export const importOutcome = z.object({
  row: z.number(),
  outcome: z.enum(['added', 'present', 'failed']),
  merchant_order_id: z.optional(z.string()),
  message: z.optional(z.string()),
  /** Messages by field. */
  fields: z.optional(z.record(z.string(), z.string())),
});

export const importResponse = z.object({
  ...done.shape,
  data: z.object({ import_id: z.number(), outcomes: z.array(importOutcome) }),
});

export type ImportedOrder = z.infer<typeof importedOrder>;
export type OrderImportRows = z.infer<typeof orderImportRows>;
export type ImportOutcome = z.infer<typeof importOutcome>;

const needs = 'intake';

export const orderImportCall = defineChange({
  method: 'POST',
  path: '/DC/ImportOrders',
  allow: 'orders.edit',
  needs,
  body: orderImportRows,
  changes: ['order'],
});

export const orderImportDiscardCall = defineChange({
  method: 'POST',
  path: '/DC/DiscardOrderImport',
  allow: 'orders.delete',
  needs,
  body: z.object({ import_id: wholeNumber() }),
  changes: ['order'],
});
