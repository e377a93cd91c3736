/** Entities by name: mutations name those they change, figures those they are computed from. */
export type EntityName =
  | 'driver'
  | 'car'
  | 'city'
  | 'merchant'
  | 'order'
  | 'deleted_order'
  | 'profit'
  | 'expense'
  | 'payment'
  | 'contract'
  | 'contract_evidence'
  | 'company'
  | 'ledger_entry'
  | 'audit_entry';
