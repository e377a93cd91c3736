import * as z from 'zod/mini';
import { defineCall } from '../client/described-call.ts';
import { choice, id, money, text, wholeNumber } from '../description/value-schemas.ts';
import { clientId } from '../dispatch/device-values.ts';
import { filterLimit } from '../wire/limits.ts';
import { done } from '../wire/response.schema.ts';
import { driverAppSettings, driverEventKinds, eventFlags, orderKey } from './driver-reports.calls.ts';

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
    settings: z.object({
      delivery_photo: driverAppSettings.shape.delivery_photo,
      delivery_signature: driverAppSettings.shape.delivery_signature,
      shows_commission: driverAppSettings.shape.shows_commission,
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

/** Calls of the app. They take a driver's token, which no other call takes. */
const ofDrivers = { method: 'POST', allow: 'public', needs: 'driver_app' } as const;

export const driverLoginCall = defineCall({ ...ofDrivers, path: '/DR/Login', body: driverLogin });
export const driverRunCall = defineCall({ ...ofDrivers, path: '/DR/Run' });
export const driverEventsCall = defineCall({ ...ofDrivers, path: '/DR/Events', body: driverEvents });
export const driverProofCall = defineCall({ ...ofDrivers, path: '/DR/Proof', body: driverProof });
export const driverCashCall = defineCall({ ...ofDrivers, path: '/DR/Cash' });
export const driverLogoutCall = defineCall({ ...ofDrivers, path: '/DR/Logout' });
