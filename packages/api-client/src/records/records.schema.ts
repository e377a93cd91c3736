import * as z from 'zod/mini';
import { moment } from '../schema/fields.ts';

/** A change of a driver's or merchant's balance; amounts in JD. `reason` is a word such as `payout` or `delivered`. */
export const ledgerEntry = z.object({
  entry_id: z.int(),
  holder: z.enum(['driver', 'merchant']),
  holder_id: z.string(),
  account: z.string(),
  amount_from: z.number(),
  amount_to: z.number(),
  delta: z.number(),
  reason: z.string(),
  reference: z.string(),
  admin_id: z.string(),
  request_id: z.string(),
  happened_at: moment(),
});

const row = z.nullable(z.record(z.string(), z.unknown()));

/**
 * A change of any row: who, when, what, before and after; null before a creation and after a removal. Or a sign-in, a
 * failed one, a sign-out or an export, whose address and session are in `after`.
 */
export const auditEntry = z.object({
  entry_id: z.int(),
  entity: z.string(),
  entity_key: z.string(),
  action: z.enum([
    'create',
    'update',
    'delete',
    'restore',
    'sign_in',
    'sign_in_failed',
    'sign_out',
    'export',
  ]),
  before: row,
  after: row,
  admin_id: z.string(),
  request_id: z.string(),
  happened_at: moment(),
});

export type LedgerEntry = z.infer<typeof ledgerEntry>;
export type AuditEntry = z.infer<typeof auditEntry>;
