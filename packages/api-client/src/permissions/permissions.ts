/** Roles of the people who sign in to the console. */
export const roles = ['Owner', 'Accountant', 'Cashier', 'Dispatcher', 'DataEntry', 'Viewer'] as const;

export type Role = (typeof roles)[number];

/** The roles that have each permission. Server, pages and menus read this table alone. */
export const permissions = {
  'orders.see': roles,
  'orders.edit': ['Owner', 'Dispatcher', 'DataEntry'],
  'orders.status': ['Owner', 'Dispatcher'],
  /** Deletes and restores orders that have not ended. */
  'orders.delete': ['Owner', 'Dispatcher'],
  'orders.delete_ended': ['Owner'],
  /** Takes back the end of a delivered or returned order. */
  'orders.reverse': ['Owner'],
  /** Makes, issues and closes runs, decides after failed attempts, and edits their reasons. */
  'runs.manage': ['Owner', 'Dispatcher'],
  /** Scans parcels; a cashier receives them alone. */
  'parcels.scan': ['Owner', 'Dispatcher', 'Cashier'],
  /** Makes manifests of returned parcels, which merchants sign. */
  'returns.sign': ['Owner', 'Dispatcher'],
  /** Decides who collects the price of orders, by their payment type or one by one. */
  'payments.decide': ['Owner', 'Accountant', 'Dispatcher'],
  'records.see': roles,
  'records.change': ['Owner', 'Dispatcher'],
  'balances.see': ['Owner', 'Accountant', 'Cashier', 'Viewer'],
  'balances.change': ['Owner'],
  /** Moves money between the cash box, the bank and clearing. */
  'cash.move': ['Owner', 'Accountant', 'Cashier'],
  'cash.count': ['Owner', 'Cashier'],
  /** Enters opening money, and records what the owner pays in and takes out. */
  'cash.own': ['Owner', 'Accountant'],
  'handovers.post': ['Owner', 'Cashier'],
  'payouts.draft': ['Owner', 'Accountant'],
  'payouts.approve': ['Owner'],
  'payouts.pay': ['Owner', 'Accountant', 'Cashier'],
  'finance.see': ['Owner', 'Accountant', 'Viewer'],
  'finance.change': ['Owner', 'Accountant'],
  'prices.see': ['Owner', 'Accountant', 'Dispatcher', 'Viewer'],
  'prices.change': ['Owner', 'Accountant'],
  'company.see': ['Owner', 'Accountant'],
  /** Changes the details of the company, and leaves out its first steps. */
  'company.change': ['Owner'],
  'contracts.change': ['Owner'],
  'audit.see': ['Owner', 'Accountant'],
  'staff.manage': ['Owner'],
  'account.own': roles,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Permission = keyof typeof permissions;

/** Whether a role has a permission. */
export function permits(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission];
  return allowed.includes(role);
}

/** The role that a token names. A token that names none is the owner's: a server without roles signs in nobody else. */
export function roleOf(claim: unknown): Role | undefined {
  return claim === undefined ? 'Owner' : roles.find((role) => role === claim);
}
