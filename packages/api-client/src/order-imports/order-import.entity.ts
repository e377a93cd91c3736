import { defineEntity } from '../description/define-entity.ts';
import { choice, moment, reference, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';

/**
 * A file of orders. `row_count` is the number of its rows, `orders` that of the orders that were added from them.
 * `merchant_id` is null where a column of the file names the merchants. `fingerprint` is the SHA-256 of the file in hexadecimal.
 */
export const orderImport = defineEntity({
  name: 'order_import',
  reads: ['order'],
  key: ['import_id'],
  fields: {
    import_id: wholeNumber({ serial: true }),
    created_at: moment({ sort: false, search: false }),
    file_name: text({ sort: false }),
    merchant_id: reference('merchants', {
      nullable: true,
      typed: true,
      sort: false,
      nameAs: 'merchant_name',
    }),
    person: text({ sort: false }),
    row_count: wholeNumber({ sort: false, search: false }),
    orders: wholeNumber({ sort: false, search: false }),
    state: choice(['Added', 'Discarded'], { sort: false, search: false }),
    fingerprint: text({ sort: false, search: false, code: true }),
  },
  list: {
    name: 'order-imports',
    path: '/DC/DisplayOrderImports',
    allow: 'orders.see',
    rows: 'data',
    sort: '-import_id',
    filters: { merchant_id: 'value' },
  },
});

export type OrderImport = Row<typeof orderImport>;
