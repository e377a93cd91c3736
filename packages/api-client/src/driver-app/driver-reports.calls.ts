import * as z from 'zod/mini';
import { defineChange, defineRead } from '../client/described-call.ts';
import { choice, id, text } from '../description/value-schemas.ts';
import { clientId } from '../dispatch/device-values.ts';
import { done } from '../wire/response.schema.ts';

/** What a driver reports from the road. */
export const driverEventKinds = ['delivered', 'failed', 'loaded', 'collected', 'sorted', 'undone'] as const;

export type DriverEventKind = (typeof driverEventKinds)[number];

/** Why an event waits for the dispatcher. The order has not changed by it. */
export const eventFlags = [
  /** The order had ended already. */
  'ended',
  /** The order was not with this driver. */
  'elsewhere',
  /** Another amount than the price was taken: the dispatcher decides on prices. */
  'amount',
  /** It was paid in another way than ordered. */
  'payment',
  /** No order has the key or the code. */
  'unknown',
  /** The server does not know such events, or could not read it. */
  'unreadable',
  /** Another rule refused it. */
  'refused',
] as const;

export type EventFlag = (typeof eventFlags)[number];

export const orderKey = z.object({ merchant_order_id: id(), merchant_id: id() });

/** What the app asks for at the door, as the company has decided. */
export const proofRules = ['Off', 'Optional', 'Required'] as const;

export const driverAppSettings = z.object({
  delivery_photo: choice({ values: proofRules }),
  delivery_signature: choice({ values: proofRules }),
  /** Whether drivers see their commission. */
  shows_commission: z.boolean(),
  /** Months after which photos and signatures of receivers are deleted. */
  proof_months: z.int('number').check(z.minimum(1, 'tooSmall:1'), z.maximum(60, 'tooLarge:60')),
});

/** An event that waits for the dispatcher, or waited. Amounts are JD. */
export const flaggedEvent = z.object({
  event_id: z.string(),
  driver_id: z.string(),
  driver_name: z.string(),
  run_id: z.nullable(z.number()),
  kind: z.string(),
  flag: z.enum(eventFlags),
  merchant_order_id: z.nullable(z.string()),
  merchant_id: z.nullable(z.string()),
  code: z.nullable(z.string()),
  name_customer: z.nullable(z.string()),
  status: z.nullable(z.string()),
  price: z.nullable(z.number()),
  amount_taken: z.nullable(z.number()),
  type_payment: z.nullable(z.string()),
  reason_id: z.nullable(z.string()),
  next_on: z.nullable(z.string()),
  note: z.nullable(z.string()),
  at: z.string(),
  received_at: z.string(),
  proofs: z.number(),
  /** Whether applying it now can succeed. */
  can_apply: z.boolean(),
});

export const flaggedEventsResponse = z.object({ success: z.literal(true), data: z.array(flaggedEvent) });

/** The dispatcher applies an event, as a scan of the desk would be, or puts it aside with a note. */
export const eventDecision = z.object({
  event_id: clientId(),
  decision: choice({ values: ['Apply', 'Dismiss'] }),
  note: z.optional(z.union([z.literal(''), text({ max: 300 })], { error: 'text' })),
});

/** Orders of a request for their proofs, at most. */
export const proofLimit = 50;

/** Photos and signatures of orders. */
const proofQuery = z.object({
  orders: z.array(orderKey).check(z.minLength(1, 'required'), z.maxLength(proofLimit, 'invalid')),
});

export const orderProof = z.object({
  proof_id: z.string(),
  event_id: z.string(),
  merchant_order_id: z.string(),
  merchant_id: z.string(),
  event_kind: z.string(),
  kind: z.enum(['photo', 'signature']),
  driver_name: z.string(),
  at: z.string(),
  /** A data URL. */
  image: z.string(),
});

export const orderProofsResponse = z.object({ success: z.literal(true), data: z.array(orderProof) });

export const driverPasswordResponse = z.object({ ...done.shape, data: z.object({ password: z.string() }) });
export const driverAppSettingsResponse = z.object({ success: z.literal(true), data: driverAppSettings });

export type DriverAppSettings = z.infer<typeof driverAppSettings>;
export type FlaggedEvent = z.infer<typeof flaggedEvent>;
export type EventDecision = z.infer<typeof eventDecision>;
export type OrderProof = z.infer<typeof orderProof>;

const needs = 'driver_app';

export const flaggedEventsCall = defineRead({ path: '/DC/DisplayFlaggedEvents', allow: 'orders.see', needs });
export const eventDecisionCall = defineChange({
  method: 'POST',
  path: '/DC/DecideDriverEvent',
  allow: 'runs.manage',
  needs,
  body: eventDecision,
  changes: ['order', 'profit', 'driver', 'merchant', 'ledger_entry'],
});
export const orderProofsCall = defineRead({
  path: '/DC/DisplayProofs',
  allow: 'orders.see',
  needs,
  body: proofQuery,
});
/** Gives a driver another password, which the response shows once, and ends the driver's sessions. */
export const driverPasswordResetCall = defineChange({
  method: 'POST',
  path: '/DC/ResetDriverPassword',
  allow: 'runs.manage',
  needs,
  body: z.object({ driver_id: id() }),
  changes: ['driver'],
});
export const driverAppSettingsCall = defineRead({
  path: '/DC/DisplayDriverAppSettings',
  allow: 'orders.see',
  needs,
});
export const driverAppSettingsUpdateCall = defineChange({
  method: 'PUT',
  path: '/DC/UpdateDriverAppSettings',
  allow: 'runs.manage',
  needs,
  body: driverAppSettings,
  changes: ['company'],
});
