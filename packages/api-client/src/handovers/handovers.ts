import { useApiMutation } from '@tawseel/api-client';
import { handoverCall, handoverReversalCall, shortageCall } from './handovers.calls.ts';

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
} from './handovers.calls.ts';

/** Posts a handover; refused as `changed` if the driver's cash is not the expected one. */
export const useHandoverPosting = () => useApiMutation(handoverCall);
/** Reverses a handover: the driver has its cash and its orders again. */
export const useHandoverReversal = () => useApiMutation(handoverReversalCall);
/** Records that a driver repaid a shortage, or that the company bears it. */
export const useShortagePosting = () => useApiMutation(shortageCall);
