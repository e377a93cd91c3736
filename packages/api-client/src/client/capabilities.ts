/**
 * Additions to the contract. A server announces them as `capabilities` in its responses to a sign-in and to a check of the
 * token; without them it serves the contract alone.
 */
export const capabilities = [
  /** Pages, searches, sorts and filters lists by their bodies. */
  'lists',
  /** Refuses updates that are based on outdated values: `changed_fields`, `expected_*`. */
  'expected',
  /** Applies a repeated change once, by `Idempotency-Key`. */
  'idempotency',
  /** Restores deleted records. */
  'restore',
  /** Creates and edits orders, and changes their status. */
  'orders',
  /** Takes an open order to Delivered in one change, through the statuses between. */
  'order_steps',
  /** Changes, deletes and restores many orders by one call. */
  'bulk',
  /** Proposes the id of the next order. */
  'order_ids',
  /** Lists the changes of balances. */
  'ledger',
  /** Keeps double-entry books: cash, journal, moves of money, counts of the cash box, reversals of orders' ends. */
  'books',
  /** Keeps opening money, and moves of money from and to the owner. Asks before the cash box falls below zero. */
  'opening',
  /** Records handovers of drivers' cash, their shortages, and limits of cash. */
  'handovers',
  /** Drafts, approves and pays payouts to merchants, by their terms. */
  'payouts',
  /** Keeps who collects for each wording of payment types, and refuses deliveries before it is decided. */
  'payment_types',
  /** Exports lists as files. */
  'export',
  /** Exports rows by a search in named columns. */
  'search_in',
  /** Lists deleted records by the filter `deleted`. */
  'deleted',
  /** Tells the reasons against the deletion of a record beforehand. */
  'deletion_blockers',
  /** Lists the changes of records. */
  'audit',
  /** Lists the people whom changes of records name. */
  'actors',
  /** Keeps evidence of signatures and verifies it. */
  'evidence',
  /** Keeps maintenance and repairs of cars. */
  'car_services',
  /** Has second factors, passkeys and the company's security settings. */
  'factors',
  /** Keeps a category of expenses, and the day of an expense that is entered later. */
  'expense_details',
  /** Reports what needs the administrator now and trends, and filters orders by it. */
  'attention',
  /** Reports which first steps a new company has done, and keeps those that it leaves out. */
  'setup',
  /** Lets owners change the details of their company. */
  'company_details',
  /** Ends sessions at a sign-out. */
  'logout',
  /** Signs in people with roles. */
  'people',
  /** Resets the password of a person, and tells the person at the next sign-in. */
  'password_resets',
  /** Reports, exports and erases what is held on a customer, and retains it for a number of months. */
  'privacy',
  /** Gives parcels codes and pieces, and knows customers by their phone numbers. */
  'intake',
  /** Keeps where parcels are, runs of drivers, attempts of deliveries with their reasons, and returns to merchants. */
  'dispatch',
  /** Signs in drivers on their phones, and takes their reports. */
  'driver_app',
  /** Keeps areas of cities and prices by merchant and area, and quotes orders when they are taken in. */
  'prices',
] as const;

export type Capability = (typeof capabilities)[number];
