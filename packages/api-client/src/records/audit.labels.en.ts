import type { DomainLabels } from '../entity/labels.ts';
import type { auditEntry } from './audit-entry.entity.ts';

/** Labels of the audit log in English. */
export const auditLabels = {
  audit_entry: {
    texts: {
      title: 'Activity',
      search: 'Search by record ID',
      empty: 'No activity yet.',
      emptyHint: 'Changes of orders, merchants, drivers and other records appear here.',
      noChanges: 'No changes yet.',
      changes: 'Changes',
      details: 'Change no. {{id}}',
      more: '{{count}} more',
      became: 'became',
      all: 'Show all activity',
      address: 'IP address',
    },
    fields: {
      entry_id: 'No.',
      happened_at: 'Date and time',
      actor: 'By',
      action: 'Action',
      entity: 'Record',
      entity_key: 'Record ID',
      before: 'Before',
      after: 'After',
      admin_id: 'Administrator',
      request_id: 'Request ID',
    },
    values: {
      actor: { account: 'Company account', system: 'System', visitor: 'Not signed in' },
      action: {
        create: 'Created',
        update: 'Changed',
        delete: 'Deleted',
        restore: 'Restored',
        sign_in: 'Signed in',
        sign_in_failed: 'Sign-in failed',
        sign_out: 'Signed out',
        export: 'Exported',
      },
      entity: {
        order: 'Order',
        deleted_order: 'Deleted order',
        merchant: 'Merchant',
        driver: 'Driver',
        car: 'Car',
        car_service: 'Car maintenance',
        city: 'City',
        expense: 'Expense',
        profit: 'Profit',
        payment: 'Subscription payment',
        contract: 'Contract',
        session: 'Session',
        list: 'Export',
      },
    },
  },
} satisfies DomainLabels<typeof auditEntry>;
