import type { DomainLabels } from '../description/labels.ts';
import type { payout } from './payout.entity.ts';
import type { payoutLine, unpaidLine } from './payout-line.entity.ts';
import type { payoutMerchant } from './payout-merchant.entity.ts';
import type { payoutTerms } from './payout-terms.entity.ts';

const line = {
  posting_id: 'No.',
  merchant_id: 'Merchant ID',
  kind: 'Movement',
  reference: 'Order ID',
  happened_at: 'Date',
  name_customer: 'Customer',
  city_order: 'City',
  price: 'Price',
  fee: 'Fee',
  amount: 'Net',
};

const kind = {
  Delivered: 'Delivered',
  Returned: 'Returned',
  Reversal: 'Reversal',
  Adjustment: 'Adjustment',
  Opening: 'Opening',
};

const weekday = {
  'Any day': 'Any day',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
};

const method = { Cash: 'Cash', CliQ: 'CliQ', IBAN: 'IBAN' };

/** Labels of payouts in English. */
export const payoutsLabels = {
  payout: {
    fields: {
      payout_id: 'Payout no.',
      merchant_id: 'Merchant ID',
      full_name: 'Merchant',
      shop_name: 'Shop name',
      status: 'Status',
      lines: 'Lines',
      opening: 'Opening balance',
      total: 'Total',
      closing: 'Closing balance',
      method: 'Method',
      account: 'CliQ alias or IBAN',
      reference: 'Reference',
      bank_fee: 'Bank fee',
      max_fee: 'Highest bank fee',
      journal_id: 'Journal',
      drafted_at: 'Drafted',
      drafted_by: 'Drafted by',
      approved_at: 'Approved',
      approved_by: 'Approved by',
      paid_at: 'Paid',
      paid_by: 'Paid by',
      cancelled_at: 'Cancelled',
      cancelled_by: 'Cancelled by',
      cancel_reason: 'Reason for the cancellation',
    },
    values: {
      status: { Draft: 'Draft', Approved: 'Approved', Paid: 'Paid', Cancelled: 'Cancelled' },
      method,
    },
  },
  payout_line: { fields: { payout_id: 'Payout no.', ...line }, values: { kind } },
  unpaid_line: {
    fields: { ...line, state: 'State' },
    values: { kind, state: { Due: 'Due', 'Not due': 'Not due' } },
  },
  payout_merchant: {
    fields: {
      merchant_id: 'Merchant ID',
      full_name: 'Merchant',
      shop_name: 'Shop name',
      state: 'State',
      due: 'Due now',
      lines: 'Lines due',
      waiting: 'Not due',
      drafted: 'In open payouts',
      balance: 'Balance',
      weekday: 'Day of payment',
      method: 'Method',
      account: 'CliQ alias or IBAN',
    },
    values: {
      state: { Due: 'Due', 'Not due': 'Not due', Settled: 'Settled', Owes: 'Owes' },
      weekday,
      method,
    },
  },
  payout_terms: {
    fields: {
      merchant_id: 'Merchant ID',
      condition: 'Due',
      days: 'Days to wait',
      weekday: 'Day of payment',
      method: 'Method',
      account: 'CliQ alias or IBAN',
    },
    values: {
      condition: {
        'On delivery': 'On delivery',
        'After handover': 'After handover',
        'After days': 'After days',
      },
      weekday,
      method,
    },
  },
} satisfies DomainLabels<
  typeof payout | typeof payoutLine | typeof unpaidLine | typeof payoutMerchant | typeof payoutTerms
>;
