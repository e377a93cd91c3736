import * as z from 'zod/mini';
import { choice, day, id, money, text, wholeNumber } from '../description/value-schemas.ts';
import { defineChange, defineRead } from '../client/described-call.ts';
import { signatureImage } from '../contracts/contracts.calls.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { filterLimit } from '../wire/limits.ts';
import { done } from '../wire/response.schema.ts';
import { clientId, deviceTime } from './device-values.ts';
import { places } from '../orders/place.ts';
import { runOutcomes } from './run-line.entity.ts';

/** What a scan does with a parcel. */
export const scanModes = ['in', 'run', 'back', 'delivered', 'failed', 'return'] as const;

export type ScanMode = (typeof scanModes)[number];

const orderKey = z.object({ merchant_order_id: id(), merchant_id: id() });
const orderKeys = z
  .array(orderKey)
  .check(z.minLength(1, 'required'), z.maxLength(filterLimit.key, 'invalid'));
const optionalText = (max: number) => z.optional(z.union([z.literal(''), text({ max })], { error: 'text' }));

/**
 * A scan of a parcel's code, or what became of an order that is named by its key. `client_id` is the device's own, so that a
 * scan that is sent twice happens once. A `failed` one has a reason and, where the reason is to try again, perhaps a day. `amount_taken` other
 * than the price of a delivered order becomes its price, and needs a `note`; `fee_taken` is what the customer paid for the return.
 */
export const scan = z.object({
  client_id: clientId(),
  mode: choice({ values: scanModes }),
  code: z.optional(text({ max: 60 })),
  order: z.optional(orderKey),
  run_id: z.optional(wholeNumber()),
  reason_id: z.optional(id()),
  note: optionalText(300),
  next_on: z.optional(z.union([z.literal(''), day()], { error: 'date' })),
  amount_taken: z.optional(money()),
  fee_taken: z.optional(money()),
  /** When the device saw it, ISO 8601; the present time at the latest. */
  at: z.optional(deviceTime()),
});

/** The order of a scan as it is then. */
export const scanned = z.object({
  merchant_order_id: z.string(),
  merchant_id: z.string(),
  parcel_code: z.string(),
  pieces: z.number(),
  name_customer: z.string(),
  city_order: z.string(),
  total_price: z.number(),
  status: z.enum(orderStatuses),
  place: z.enum(places),
  attempts: z.number(),
  next_attempt_on: z.nullable(z.string()),
  driver_id: z.nullable(z.string()),
  driver_name: z.nullable(z.string()),
  run_id: z.nullable(z.number()),
  /** Whether the parcel was there already, so that nothing changed. */
  was_there: z.boolean(),
  /** Whether its attempts are used up or its reason says so: a return is proposed. */
  return_proposed: z.boolean(),
});

export const scanResponse = z.object({ ...done.shape, data: scanned });

export const runCreation = z.object({
  driver_id: id(),
  day: day(),
  orders: z.optional(z.array(orderKey).check(z.maxLength(filterLimit.key, 'invalid'))),
  note: optionalText(200),
  /** Whether the driver gets one more run of the day. */
  another: z.optional(z.boolean()),
});

export const runResponse = z.object({ ...done.shape, data: z.object({ run_id: z.number() }) });

/** A run's end. `orders` are those of whose cash the driver makes a handover, `amount` their sum in JD. */
export const runClosing = z.object({
  ...done.shape,
  data: z.object({ driver_id: z.string(), orders: z.number(), amount: z.number() }),
});

export const runOrders = z.object({ run_id: wholeNumber(), orders: orderKeys });
const runNumber = z.object({ run_id: wholeNumber() });

/** The day of an order's next attempt, for one that waits for a decision. */
export const nextAttempt = z.object({ ...orderKey.shape, next_attempt_on: day() });

export const dispatchSettings = z.object({
  attempt_limit: z.int('number').check(z.minimum(1, 'tooSmall:1'), z.maximum(9, 'tooLarge:9')),
});

export const settingsResponse = z.object({ success: z.literal(true), data: dispatchSettings });

/** Parcels by city: how many wait for each step, and since when the first of them has not moved. */
export const deskSummary = z.object({
  success: z.literal(true),
  data: z.array(
    z.object({
      city_order: z.string(),
      collect: z.number(),
      branch: z.number(),
      out: z.number(),
      decide: z.number(),
      return: z.number(),
      oldest: z.nullable(z.string()),
    }),
  ),
});

const proposalQuery = z.object({ orders: orderKeys });

/** Drivers for some orders, the best first: `cities` counts the orders to cities that the driver serves, `open` what the driver has. */
export const proposals = z.object({
  success: z.literal(true),
  data: z.array(
    z.object({ driver_id: z.string(), name_driver: z.string(), cities: z.number(), open: z.number() }),
  ),
});

/** What happened to an order. */
const timelineKinds = [
  'created',
  'moved',
  'run',
  'attempt',
  'ended',
  'reversed',
  'handover',
  'payout',
  'manifest',
] as const;

/** An event of an order's timeline. Values that its kind does not have are null. */
export const timelineEvent = z.object({
  kind: z.enum(timelineKinds),
  at: z.string(),
  person: z.nullable(z.string()),
  from_place: z.nullable(z.enum(places)),
  to_place: z.nullable(z.enum(places)),
  status: z.nullable(z.string()),
  driver_name: z.nullable(z.string()),
  /** Number of the run, handover, payout or manifest, or of the attempt. */
  number: z.nullable(z.number()),
  outcome: z.nullable(z.enum(runOutcomes)),
  reason_id: z.nullable(z.string()),
  note: z.nullable(z.string()),
  amount: z.nullable(z.number()),
});

export const timelineResponse = z.object({ success: z.literal(true), data: z.array(timelineEvent) });

/** Orders that a merchant gets back: those that are named, or all that wait in the branch. */
export const manifestCreation = z.object({ merchant_id: id(), orders: z.optional(orderKeys) });

export const manifestResponse = z.object({ ...done.shape, data: z.object({ manifest_id: z.number() }) });

/** A signing by a name, and by an image of the signature where it was drawn. */
export const manifestSigning = z.object({
  manifest_id: wholeNumber(),
  signer_name: text({ max: 100 }),
  signature_image: z.optional(signatureImage()),
});

export type Scan = z.infer<typeof scan>;
export type Scanned = z.infer<typeof scanned>;
export type RunCreation = z.infer<typeof runCreation>;
export type RunOrders = z.infer<typeof runOrders>;
export type NextAttempt = z.infer<typeof nextAttempt>;
export type DispatchSettings = z.infer<typeof dispatchSettings>;
export type DeskCity = z.infer<typeof deskSummary>['data'][number];
export type DriverProposal = z.infer<typeof proposals>['data'][number];
export type TimelineEvent = z.infer<typeof timelineEvent>;
export type ManifestCreation = z.infer<typeof manifestCreation>;
export type ManifestSigning = z.infer<typeof manifestSigning>;

const needs = 'dispatch';

/** What the end of an order changes. */
const ofAnEnd = ['order', 'profit', 'driver', 'merchant', 'ledger_entry'];

export const scanCall = defineChange({
  method: 'POST',
  path: '/DC/Scan',
  allow: 'parcels.scan',
  needs,
  body: scan,
  changes: ofAnEnd,
});

export const scanUndoCall = defineChange({
  method: 'POST',
  path: '/DC/UndoScan',
  allow: 'parcels.scan',
  needs,
  body: z.object({ client_id: clientId() }),
  changes: ofAnEnd,
});

const runs = { method: 'POST', allow: 'runs.manage', needs, changes: ['order'] } as const;

export const runCreationCall = defineChange({ ...runs, path: '/DC/CreateRun', body: runCreation });
export const runAdditionCall = defineChange({ ...runs, path: '/DC/AddToRun', body: runOrders });
export const runRemovalCall = defineChange({ ...runs, path: '/DC/RemoveFromRun', body: runOrders });
export const runIssueCall = defineChange({ ...runs, path: '/DC/IssueRun', body: runNumber });
export const runClosingCall = defineChange({ ...runs, path: '/DC/CloseRun', body: runNumber });
export const runDeletionCall = defineChange({ ...runs, path: '/DC/DeleteRun', body: runNumber });
export const nextAttemptCall = defineChange({ ...runs, path: '/DC/SetNextAttempt', body: nextAttempt });
export const proposalCall = defineRead({
  path: '/DC/ProposeDrivers',
  allow: 'runs.manage',
  needs,
  body: proposalQuery,
});

const reads = { allow: 'orders.see', needs } as const;

export const deskSummaryCall = defineRead({ ...reads, path: '/DC/DisplayDesk' });
export const timelineCall = defineRead({ ...reads, path: '/DC/OrderTimeline', body: orderKey });
export const dispatchSettingsCall = defineRead({ ...reads, path: '/DC/DisplayDispatchSettings' });
export const dispatchSettingsUpdateCall = defineChange({
  method: 'PUT',
  path: '/DC/UpdateDispatchSettings',
  allow: 'runs.manage',
  needs,
  body: dispatchSettings,
  changes: ['company', 'order'],
});

const returns = { method: 'POST', allow: 'returns.sign', needs, changes: ['order'] } as const;

export const manifestCreationCall = defineChange({
  ...returns,
  path: '/DC/CreateReturnManifest',
  body: manifestCreation,
});
export const manifestDeletionCall = defineChange({
  ...returns,
  path: '/DC/DeleteReturnManifest',
  body: z.object({ manifest_id: wholeNumber() }),
});
export const manifestSigningCall = defineChange({
  ...returns,
  path: '/DC/SignReturnManifest',
  body: manifestSigning,
});
