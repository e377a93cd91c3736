import { defineEntity } from '../description/define-entity.ts';
import { choice, moment, secret, text } from '../description/field.ts';
import type { Row } from '../description/row.ts';
import { roles } from '../permissions/permissions.ts';

const stored = { row: false, input: 'none' } as const;

/**
 * A person who signs in to the console. The login of the company's own account is empty: it signs in by company and
 * password alone. An invited person has no password until they accept.
 */
export const account = defineEntity({
  name: 'account',
  table: 'accounts',
  key: ['account_id'],
  fields: {
    account_id: text({ max: 50 }),
    kind: choice(['owner', 'staff'], stored),
    name: text({ max: 100 }),
    login: text({ max: 50, unique: true }),
    role: choice(roles),
    status: choice(['Active', 'Invited', 'Disabled'], { input: 'update' }),
    has_factor: choice(['No', 'Yes'], { input: 'none' }),
    last_seen_at: moment({ nullable: true, input: 'none', search: false }),
    created_at: moment({ input: 'none', search: false }),
    password_hash: secret({ ...stored, nullable: true }),
    password_since: moment({ ...stored, nullable: true }),
    password_reset_at: moment({ ...stored, nullable: true }),
    password_reset_by: text({ ...stored, max: 100, nullable: true }),
    invitation_hash: secret({ ...stored, nullable: true }),
    invitation_expires_at: moment({ ...stored, nullable: true }),
  },
  list: {
    name: 'staff',
    path: '/DC/DisplayStaff',
    allow: 'staff.manage',
    rows: 'data',
    sort: '-created_at',
    filters: { role: 'choice', status: 'choice' },
  },
});

export type Account = Row<typeof account>;
