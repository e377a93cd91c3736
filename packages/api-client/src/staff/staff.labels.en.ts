import type { DomainLabels } from '../description/labels.ts';
import type { account } from './account.entity.ts';

/** Labels of staff in English. */
export const staffLabels = {
  account: {
    fields: {
      account_id: 'Account ID',
      name: 'Name',
      login: 'User',
      role: 'Role',
      status: 'Status',
      has_factor: 'Second factor',
      last_seen_at: 'Last seen',
      created_at: 'Created',
    },
    values: {
      role: {
        Owner: 'Owner',
        Accountant: 'Accountant',
        Cashier: 'Cashier',
        Dispatcher: 'Dispatcher',
        DataEntry: 'Data entry',
        Viewer: 'Viewer',
      },
      status: { Active: 'Active', Invited: 'Invited', Disabled: 'Disabled' },
      has_factor: { No: 'No', Yes: 'Yes' },
      kind: { owner: 'Owner', staff: 'Staff' },
    },
  },
} satisfies DomainLabels<typeof account>;
