import * as z from 'zod/mini';
import { defineRead } from '../client/described-call.ts';
import { choice, required } from '../description/value-schemas.ts';

/** Entities whose rows may be kept from deletion. */
export const blockedEntities = ['driver', 'merchant', 'city'] as const;

export type BlockedEntity = (typeof blockedEntities)[number];

/**
 * Reasons against a deletion: a driver's cash, commission or shortage, a merchant's balance, or open orders.
 * `unseen_balance` stands for amounts that the person may not see.
 */
export const blockerKinds = [
  'order_money',
  'commission',
  'shortage',
  'balance',
  'unseen_balance',
  'open_orders',
] as const;

export type BlockerKind = (typeof blockerKinds)[number];

/** Names a row: by the id of a driver or a merchant, or by the name of a city. */
export const blockersQuery = z.object({ entity: choice({ values: blockedEntities }), key: required() });

const deletionBlocker = z.object({
  kind: z.enum(blockerKinds),
  /** An amount in JD, or the number of orders. */
  value: z.optional(z.number()),
});

export type DeletionBlocker = z.infer<typeof deletionBlocker>;

export const blockersResponse = z.object({ success: z.literal(true), data: z.array(deletionBlocker) });

export const blockersCall = defineRead({
  path: '/DC/DisplayDeletionBlockers',
  allow: 'records.change',
  needs: 'deletion_blockers',
  body: blockersQuery,
});
