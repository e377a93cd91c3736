const order = { merchant_order_id: 'O-102389', merchant_id: 'M-1' };

/** Fields of requests of the dispatch desk. */
export const deskFields = {
  client_id: {
    description: "UUID of the device's own: what has the same one happens once",
    example: '3f2c1a5e-9b7d-4c86-a1f0-5d2e8b9c7a64',
  },
  mode: { description: 'What the scan does with the parcel', example: 'in' },
  order: { description: 'Key of the order, instead of a code', example: order },
  at: { description: 'When the device saw it; not later than now', example: '2026-11-22T09:30:00+03:00' },
  run_id: { description: 'Number of the run', example: 12 },
  reason_id: { description: 'Code of the reason of a failed attempt', example: 'no-answer' },
  next_on: { description: 'Day of the next attempt', example: '2026-11-23' },
  next_attempt_on: { description: 'Day of the next attempt', example: '2026-11-23' },
  amount_taken: { description: 'What the customer paid; JD', example: 12.5 },
  fee_taken: { description: 'What the customer paid for the return; JD', example: 2 },
  day: { description: 'Day of the run, or of the prices', example: '2026-11-22' },
  another: { description: 'Whether the driver gets one more run of the day', example: false },
  attempt_limit: { description: 'Attempts after which a return is proposed', example: 3 },
  manifest_id: { description: 'Number of the return manifest', example: 7 },
  signer_name: { description: 'Who signed for the merchant', example: 'Samer Haddad' },
  signature_image: {
    description: 'Drawn signature, a PNG as a data URL',
    example: 'data:image/png;base64,iVBORw0KGgo=',
  },
};
