import * as z from 'zod/mini';
import { rowSchema } from '../description/row-schema.ts';
import { customerRecord } from '../records/customer-record.entity.ts';
import { retention } from './privacy.calls.ts';

const count = z.int().check(z.minimum(0));

/** Everything that a company holds on a phone number. */
export const customerData = z.object({
  success: z.literal(true),
  data: z.object({
    /** Orders that have not ended; an erasure keeps them. */
    orders_under_way: count,
    ended_orders: count,
    deleted_orders: count,
    audit_entries: count,
    /** Those of orders under way, which an erasure keeps. */
    kept_entries: count,
    /** Time of the last erasure. */
    erased_at: z.nullable(z.string()),
    /** The newest records; an export has all. */
    records: z.array(rowSchema(customerRecord)),
  }),
});

/** Numbers of what an erasure erased, and of the orders under way that it kept. */
export const erasure = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ orders: count, deleted_orders: count, audit_entries: count, kept: count }),
});

/** The company's retention, with the number of orders whose customers' data a retention of `retention_months` erases. */
export const retentionResponse = z.object({
  success: z.literal(true),
  data: z.object({ ...retention.shape, due: count }),
});
