import type { StoredEntity } from '@tawseel/api-client/schemas';

/** A description whose table no migration creates. */
export const repair: StoredEntity = {
  name: 'car',
  table: 'sample_repairs',
  key: ['repair_id'],
  deletion: 'hide',
  fields: {
    repair_id: { kind: 'id' },
    car_id: { kind: 'reference', references: 'cars' },
    price: { kind: 'money' },
    plate: { kind: 'text', unique: true },
    repaired_at: { kind: 'moment', nullable: true },
    created_at: { kind: 'moment', row: false, input: 'none' },
  },
  list: {
    name: 'repairs',
    path: '/DC/DisplayRepairs',
    allow: 'records.see',
    rows: 'data',
    sort: '-created_at',
  },
};
