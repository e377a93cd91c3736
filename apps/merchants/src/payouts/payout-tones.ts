import type { Payout } from '@tawseel/api-client/payouts';
import type { TagTone } from '@tawseel/ui';

/** Tone of each status of a payout. */
export const payoutTones: Readonly<Record<Payout['status'], TagTone>> = {
  Draft: 'neutral ring',
  Approved: 'accent half',
  Paid: 'good tick',
  Cancelled: 'bad cross',
};
