import { handover, handoverDriver, handoverOrder } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { ofRun } from './of-run.ts';
import { entityList } from '../lists/entity-list.ts';

export const handoverList = entityList(handover, {
  changing: ['state', 'reversed_by', 'reversed_at', 'reversed_person', 'reversal_reason'],
});

/** All in one batch: how long somebody has held cash changes between two of them. */
export const handoverDriverList = entityList(handoverDriver, {
  from: sql`cash_holders`,
  batch: 10_000,
  named: {
    waiting: {
      only: sql`t.waiting_since < now() - interval '1 day'`,
    },
  },
});

export const handoverOrderList = entityList(handoverOrder, {
  from: sql`handover_lines`,
  changing: [],
  conditions: { run_id: ofRun },
});
