const moment = '2026-01-31T10:00:00+03:00';
const eventId = '00000000-0000-4000-8000-00000000000e';

/** A row of each table of the driver's app, in the order of references. */
export const driverAppRows = {
  driver_sessions: {
    session_id: '00000000-0000-4000-8000-00000000000d',
    driver_id: 'D-1',
    started_at: moment,
    used_at: moment,
    user_agent: 'Chrome 140, Android',
    address: '127.0.0.1',
  },
  driver_events: {
    event_id: eventId,
    driver_id: 'D-1',
    run_id: 1,
    kind: 'delivered',
    merchant_order_id: 'O-1',
    merchant_id: 'M-1',
    body: { event_id: eventId, kind: 'delivered' },
    device_at: moment,
    at: moment,
    received_at: moment,
    outcome: 'Flagged',
    flag: 'ended',
  },
  driver_proofs: {
    proof_id: '00000000-0000-4000-8000-00000000000f',
    event_id: eventId,
    merchant_order_id: 'O-1',
    merchant_id: 'M-1',
    kind: 'photo',
    media_type: 'image/png',
    content: String.raw`\x89504e47`,
    at: moment,
    received_at: moment,
  },
  driver_app_settings: {
    delivery_photo: 'Optional',
    delivery_signature: 'Off',
    shows_commission: false,
    proof_months: 12,
  },
};
