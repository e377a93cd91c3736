import type { DomainLabels } from '../description/labels.ts';
import type { orderImport } from './order-import.entity.ts';

/** Labels of imports of orders in English. */
export const orderImportsLabels = {
  order_import: {
    fields: {
      import_id: 'Import',
      created_at: 'Date and time',
      file_name: 'File',
      merchant_id: 'Merchant ID',
      merchant_name: 'Merchant',
      person: 'Imported by',
      row_count: 'Rows',
      orders: 'Orders added',
      state: 'State',
      fingerprint: 'SHA-256 of the file',
    },
    values: { state: { Added: 'Added', Discarded: 'Discarded' } },
  },
} satisfies DomainLabels<typeof orderImport>;
