import { defineEntity } from '../description/define-entity.ts';
import { choice, json, moment, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';

/** The log grows without end: only its times and numbers have an index to sort by. */
const unsorted = { sort: false } as const;

/**
 * A change of any row, with its values `before` (null for a creation) and `after` (null for a removal); or a sign-in, a failed
 * sign-in, a sign-out, a change of a password or of second factors, a lookup of a customer, or an export, with address and session in `after`. `actor` is who did it: a
 * person of the company, the system, or a visitor who was not signed in. `person` is the person's name at that time.
 */
export const auditEntry = defineEntity({
  name: 'audit_entry',
  table: 'audit',
  key: ['entry_id'],
  fields: {
    entry_id: wholeNumber({ serial: true }),
    entity: text({
      ...unsorted,
      known: [
        'order',
        'deleted_order',
        'merchant',
        'driver',
        'car',
        'car_service',
        'city',
        'expense',
        'profit',
        'payment',
        'handover',
        'payment_type',
        'payout',
        'payout_terms',
        'opening_balance',
        'failure_reason',
        'area',
        'price',
        'company',
        'contract',
        'account',
        'security',
        'session',
        'list',
        'customer',
      ],
    }),
    entity_key: text(unsorted),
    action: choice(
      [
        'create',
        'update',
        'delete',
        'restore',
        'sign_in',
        'sign_in_failed',
        'sign_out',
        'session_end',
        'password_change',
        'password_reset',
        'factor_added',
        'factor_removed',
        'factor_reset',
        'recovery_used',
        'view',
        'export',
        'erase',
      ],
      unsorted,
    ),
    before: json({ nullable: true }),
    after: json({ nullable: true }),
    admin_id: text({ ...unsorted, choices: 'actors' }),
    request_id: text(unsorted),
    happened_at: moment(),
    actor: choice(['account', 'system', 'visitor'], unsorted),
    person: text({ ...unsorted, search: false }),
  },
  list: {
    name: 'activity',
    path: '/DC/DisplayActivity',
    allow: 'audit.see',
    rows: 'data',
    sort: '-happened_at',
    filters: {
      entity: 'choice',
      admin_id: 'value',
      actor: 'choice',
      happened_at: 'days',
      entity_key: 'value',
    },
  },
});

export type AuditEntry = Row<typeof auditEntry>;
