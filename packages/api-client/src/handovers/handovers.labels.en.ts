import type { DomainLabels } from '../description/labels.ts';
import type { handoverDriver } from './handover-driver.entity.ts';
import type { handoverOrder } from './handover-order.entity.ts';
import type { handover } from './handover.entity.ts';

/** Labels of handovers in English. */
export const handoversLabels = {
  handover: {
    fields: {
      handover_id: 'Handover',
      happened_at: 'Date and time',
      driver_id: 'Driver ID',
      name_driver: 'Driver',
      orders: 'Orders',
      other: 'Other cash',
      expected: 'Expected',
      counted: 'Counted',
      commission_kept: 'Commission kept',
      difference: 'Difference',
      difference_reason: 'Reason for the difference',
      state: 'State',
      person: 'Received by',
      note: 'Note',
      counts: 'Notes and coins',
      journal_id: 'Journal',
      admin_id: 'Administrator',
      reversed_by: 'Reversing journal',
      reversed_at: 'Reversed on',
      reversed_person: 'Reversed by',
      reversal_reason: 'Reason for the reversal',
    },
    values: {
      state: { Posted: 'Posted', Reversed: 'Reversed' },
    },
  },
  handover_driver: {
    fields: {
      driver_id: 'Driver ID',
      name_driver: 'Driver',
      cash: 'Cash held',
      orders: 'Orders',
      held_since: 'Oldest order',
      last_handover: 'Last handover',
      shortage: 'Shortage',
      commission: 'Commission owed',
      other: 'Other cash',
      cash_limit: 'Cash limit',
    },
  },
  handover_order: {
    fields: {
      journal_id: 'Journal',
      handover_id: 'Handover',
      driver_id: 'Driver ID',
      merchant_order_id: 'Order ID',
      merchant_id: 'Merchant ID',
      name_shop: 'Shop',
      city_order: 'City',
      collected_at: 'Delivered on',
      amount: 'Amount',
    },
  },
} satisfies DomainLabels<typeof handover | typeof handoverDriver | typeof handoverOrder>;
