import * as z from 'zod/mini';
import { defineCall, defineChange, defineRead } from '../client/described-call.ts';
import { choice, id, money, text, wholeNumber } from '../description/value-schemas.ts';
import { clientId } from '../dispatch/device-values.ts';
import { filterLimit } from '../wire/limits.ts';
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

const orderKey = z.object({ merchant_order_id: id(), merchant_id: id() });

/** A company's number, a driver's id or phone number, and the driver's password. */
export const driverLogin = z.object({
  company_id: id(),
  driver: text({ max: 50 }),
  password: text({ max: 200 }),
});

export const driverProfile = z.object({
  company_id: z.string(),
  name_company: z.string(),
  driver_id: z.string(),
  name_driver: z.string(),
});

export const driverLoginResponse = z.object({ ...done.shape, token: z.string(), data: driverProfile });

/** A parcel of the driver. Amounts are JD. */
export const driverStop = z.object({
  merchant_order_id: z.string(),
  merchant_id: z.string(),
  run_id: z.number(),
  position: z.number(),
  parcel_code: z.string(),
  pieces: z.number(),
  name_shop: z.string(),
  name_customer: z.string(),
  phone_customer: z.string(),
  city_order: z.string(),
  address_order: z.string(),
  note: z.string(),
  /** What the customer pays at the door: 0 for an order that is paid elsewhere. */
  to_collect: z.number(),
  type_payment: z.string(),
  attempts: z.number(),
  /** Whether the driver still has it and may report on it. */
  is_open: z.boolean(),
  outcome: z.nullable(z.enum(['Delivered', 'Failed', 'Returned', 'Back'])),
  reason_id: z.nullable(z.string()),
  amount_taken: z.nullable(z.number()),
});

/** A parcel that waits at its merchant, for this driver. */
export const driverPickup = z.object({
  merchant_order_id: z.string(),
  merchant_id: z.string(),
  parcel_code: z.string(),
  pieces: z.number(),
  name_shop: z.string(),
  phone_shop: z.string(),
  name_customer: z.string(),
  city_order: z.string(),
});

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

/** All that the app needs for a day without a network. */
export const driverRun = z.object({
  success: z.literal(true),
  data: z.object({
    /** The server's time, ISO 8601, and the company's present day. */
    now: z.string(),
    day: z.string(),
    /** A token that replaces the one of the request, if that one is old. */
    token: z.nullable(z.string()),
    driver: driverProfile,
    /** Runs that are out; those of today also after they were closed. */
    runs: z.array(
      z.object({
        run_id: z.number(),
        day: z.string(),
        state: z.enum(['Draft', 'Issued', 'Closed']),
        issued_at: z.nullable(z.string()),
        note: z.string(),
      }),
    ),
    stops: z.array(driverStop),
    pickups: z.array(driverPickup),
    reasons: z.array(
      z.object({
        reason_id: z.string(),
        label_en: z.string(),
        label_ar: z.string(),
        next_step: z.enum(['Retry', 'Return', 'Ask']),
        needs_photo: z.boolean(),
      }),
    ),
    payment_types: z.array(z.string()),
    settings: z.pick(driverAppSettings, {
      delivery_photo: true,
      delivery_signature: true,
      shows_commission: true,
    }),
  }),
});

/**
 * One report. `event_id` is made on the device at the tap, so that a report that is sent twice counts once. The order is named by
 * its key, or by the code that was scanned. Devices may be older or newer than the server: an event that the server cannot read
 * is kept and flagged.
 */
export const driverEvent = z.object({
  event_id: clientId(),
  kind: choice({ values: driverEventKinds }),
  /** When it was tapped, by the device's clock, ISO 8601. */
  at: z.string(),
  run_id: z.optional(wholeNumber()),
  order: z.optional(orderKey),
  code: z.optional(text({ max: 60 })),
  /** `delivered`: what was taken, if it is not the price, and why. */
  amount_taken: z.optional(money()),
  type_payment: z.optional(text({ max: 100 })),
  /** `failed`: the reason, perhaps the day of the next attempt, and what the customer paid for the return. */
  reason_id: z.optional(id()),
  next_on: z.optional(z.string()),
  note: z.optional(z.string()),
  /** `sorted`: the orders of the run as the driver will visit them. */
  orders: z.optional(z.array(orderKey).check(z.maxLength(filterLimit.key, 'invalid'))),
  /** `undone`: the event that the driver takes back. */
  undoes: z.optional(clientId()),
  /** How many photos and signatures follow. */
  proofs: z.optional(wholeNumber({ max: 9 })),
});

export type DriverEvent = z.infer<typeof driverEvent>;

/** Reports in the order of their taps, at most 50. Each is read by itself, so that one of them never stops the others. */
export const driverEvents = z.object({
  events: z
    .array(z.looseObject({ event_id: clientId() }))
    .check(z.minLength(1, 'required'), z.maxLength(50, 'invalid')),
});

export const driverEventOutcome = z.object({
  event_id: z.string(),
  outcome: z.enum(['applied', 'flagged']),
  flag: z.nullable(z.enum(eventFlags)),
  /** Why it was flagged, in the language of the request. */
  message: z.string(),
});

export const driverEventsResponse = z.object({
  success: z.literal(true),
  data: z.array(driverEventOutcome),
});

/** A photo or a signature of an event that was sent, once for each `proof_id`. */
export const driverProof = z.object({
  proof_id: clientId(),
  event_id: clientId(),
  kind: choice({ values: ['photo', 'signature'] }),
  at: z.string(),
  /** A data URL of a JPEG or PNG of at most 200 kB. */
  image: z.string('required').check(z.maxLength(280_000, 'tooLarge:200000')),
});

/** What the driver holds, in JD. */
export const driverCash = z.object({
  success: z.literal(true),
  data: z.object({
    holds: z.number(),
    orders: z.array(
      z.object({
        merchant_order_id: z.string(),
        parcel_code: z.string(),
        name_customer: z.string(),
        amount: z.number(),
        at: z.string(),
      }),
    ),
    handovers: z.array(
      z.object({
        handover_id: z.string(),
        at: z.string(),
        expected: z.number(),
        received: z.number(),
        orders: z.number(),
      }),
    ),
    /** Null if the company does not show it. */
    commission: z.nullable(z.number()),
  }),
});

export type DriverLogin = z.infer<typeof driverLogin>;
export type DriverStop = z.infer<typeof driverStop>;
export type DriverPickup = z.infer<typeof driverPickup>;
export type DriverProfile = z.infer<typeof driverProfile>;
export type DriverRun = z.infer<typeof driverRun>['data'];
export type DriverCash = z.infer<typeof driverCash>['data'];
export type DriverEventOutcome = z.infer<typeof driverEventOutcome>;
export type DriverProof = z.infer<typeof driverProof>;
export type DriverAppSettings = z.infer<typeof driverAppSettings>;

/** Calls of the app. They take a driver's token, which no other call takes. */
const ofDrivers = { method: 'POST', allow: 'public', needs: 'driver_app' } as const;

export const driverLoginCall = defineCall({ ...ofDrivers, path: '/DR/Login', body: driverLogin });
export const driverRunCall = defineCall({ ...ofDrivers, path: '/DR/Run' });
export const driverEventsCall = defineCall({ ...ofDrivers, path: '/DR/Events', body: driverEvents });
export const driverProofCall = defineCall({ ...ofDrivers, path: '/DR/Proof', body: driverProof });
export const driverCashCall = defineCall({ ...ofDrivers, path: '/DR/Cash' });
export const driverLogoutCall = defineCall({ ...ofDrivers, path: '/DR/Logout' });

const needs = 'driver_app';

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
export const proofQuery = z.object({
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

export type FlaggedEvent = z.infer<typeof flaggedEvent>;
export type EventDecision = z.infer<typeof eventDecision>;
export type OrderProof = z.infer<typeof orderProof>;

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
