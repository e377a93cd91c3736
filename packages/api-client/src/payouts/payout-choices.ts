/** Steps of a payout. A cancelled one frees its lines. */
export const payoutStatuses = ['Draft', 'Approved', 'Paid', 'Cancelled'] as const;

/** How a merchant is paid: from the cash box, or from the bank by CliQ alias or IBAN. */
export const payoutMethods = ['Cash', 'CliQ', 'IBAN'] as const;

export type PayoutMethod = (typeof payoutMethods)[number];

/** When the money of a delivered order may be paid out. */
export const payoutConditions = ['On delivery', 'After handover', 'After days'] as const;

/** The day of the week on which a merchant is paid, from the first one of the calendar in Jordan. */
export const payoutWeekdays = [
  'Any day',
  'Saturday',
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
] as const;

/** Movements of merchant payable that payouts pay. `Opening` is a balance from before payouts. */
export const payoutLineKinds = ['Delivered', 'Returned', 'Reversal', 'Adjustment', 'Opening'] as const;
