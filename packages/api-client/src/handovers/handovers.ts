import { useApiMutation, useList, type ApiMutation, type ListView } from '@tawseel/api-client';
import { handoverDriver } from './handover-driver.entity.ts';
import { handoverOrder } from './handover-order.entity.ts';
import { handover } from './handover.entity.ts';
import type { HandoverPosting, HandoverReversal, ShortagePosting } from './handovers.schema.ts';

export { handoverDriver, type HandoverDriver } from './handover-driver.entity.ts';
export { handoverOrder, type HandoverOrder } from './handover-order.entity.ts';
export { handover, type Handover } from './handover.entity.ts';
export {
  countedFils,
  handoverDifference,
  handoverReversal,
  notes,
  shortageEnds,
  shortagePosting,
  typedHandover,
  type CashCounts,
  type HandoverReversal,
  type HandoverPosting,
  type ShortagePosting,
  type TypedHandover,
} from './handovers.schema.ts';

const posts = {
  needs: 'handovers',
  allow: 'handovers.post',
  method: 'POST',
  invalidates: ['handover', 'driver', 'ledger_entry'],
} as const;

const posting: ApiMutation<HandoverPosting> = { ...posts, path: '/DC/PostHandover' };
const reversal: ApiMutation<HandoverReversal> = { ...posts, path: '/DC/ReverseHandover' };
const shortage: ApiMutation<ShortagePosting> = { ...posts, path: '/DC/PostShortage' };

/** Drivers with cash, a shortage, or orders to hand over. */
export const useHandoverDrivers = (view: ListView) => useList(handoverDriver, view);
/** Orders of a handover, or those that a driver has not handed over. */
export const useHandoverOrders = (view: ListView) => useList(handoverOrder, view);
/** Handovers, newest first. */
export const useHandovers = (view: ListView) => useList(handover, view);
/** Posts a handover; refused as `changed` if the driver's cash is not the expected one. */
export const useHandoverPosting = () => useApiMutation(posting);
/** Reverses a handover: the driver has its cash and its orders again. */
export const useHandoverReversal = () => useApiMutation(reversal);
/** Records that a driver repaid a shortage, or that the company bears it. */
export const useShortagePosting = () => useApiMutation(shortage);
