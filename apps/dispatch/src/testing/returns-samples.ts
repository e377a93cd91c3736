/** A parcel that its merchant gets back. */
export const parcel = {
  manifest_id: 0,
  merchant_order_id: 'O-1',
  merchant_id: 'M-1',
  parcel_code: '1000000017',
  pieces: 2,
  name_customer: 'Salma Haddad',
  city_order: 'Amman',
  status: 'Returned',
  place: 'Branch',
  total_price: 20.5,
  end_reason: 'Customer refused',
  ended_at: '2026-01-02T08:00:00+03:00',
};

/** A manifest without a signature. */
export const manifest = {
  manifest_id: 7,
  merchant_id: 'M-1',
  merchant_name: 'Petra Shop',
  state: 'Draft',
  parcels: 2,
  created_at: '2026-01-03T09:00:00+03:00',
  person: 'Rana',
  signed_at: null,
  signer_name: null,
  signature: null,
  address_seen: null,
  user_agent: null,
  orders_sha256: null,
  hash: null,
};
