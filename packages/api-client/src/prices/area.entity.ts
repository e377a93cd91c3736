import type * as z from 'zod/mini';
import { defineEntity } from '../description/define-entity.ts';
import { moment, text } from '../description/field.ts';
import { creationSchema } from '../description/input-schemas.ts';
import type { Row } from '../description/row.ts';

/** A part of a city that can have prices of its own. */
export const area = defineEntity({
  name: 'area',
  table: 'areas',
  key: ['country', 'city', 'area'],
  id: 'area',
  deletion: 'hide',
  fields: {
    country: text({ max: 100 }),
    city: text({ max: 100, choices: 'cities' }),
    area: text({ max: 100 }),
    created_at: moment({ row: false, input: 'none' }),
  },
  list: {
    name: 'areas',
    path: '/DC/DisplayAreas',
    allow: 'records.see',
    rows: 'data',
    sort: '-created_at',
    filters: { city: 'value' },
  },
  calls: {
    allow: 'records.change',
    needs: 'prices',
    create: '/DC/CreateAreas',
    delete: '/DC/DeleteAreas/:area/:city/:country',
    restore: '/DC/RestoreAreas/:area/:city/:country',
  },
});

/** A new area of a city. */
export const areaCreation = creationSchema(area);

export type Area = Row<typeof area>;
export type AreaCreation = z.infer<typeof areaCreation>;
