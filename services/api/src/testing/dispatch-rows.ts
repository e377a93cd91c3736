const moment = '2026-01-31T10:00:00+03:00';

/** A row of each table of the dispatch desk, in the order of references. */
export const dispatchRows = {
  failure_reasons: {
    reason_id: 'r',
    label_en: 'a',
    label_ar: 'أ',
    next_step: 'Retry',
    counts: 'Yes',
    needs_photo: 'No',
    state: 'Active',
    created_at: moment,
  },
  dispatch_settings: { attempt_limit: 3 },
  runs: {
    run_id: 1,
    driver_id: 'D-1',
    day: '2026-01-31',
    state: 'Issued',
    person: 'مها',
    created_at: moment,
  },
  run_lines: {
    run_id: 1,
    merchant_order_id: 'O-1',
    merchant_id: 'M-1',
    position: 1,
    outcome: 'Delivered',
    is_open: false,
  },
  movements: {
    merchant_order_id: 'O-9',
    merchant_id: 'M-1',
    seq: 1,
    from_place: 'Merchant',
    to_place: 'Branch',
    person: 'مها',
    at: moment,
    received_at: moment,
  },
  attempts: {
    merchant_order_id: 'O-9',
    merchant_id: 'M-1',
    n: 1,
    outcome: 'Delivered',
    counts: false,
    person: 'مها',
    at: moment,
    received_at: moment,
  },
  return_manifests: { manifest_id: 1, merchant_id: 'M-1', state: 'Draft', created_at: moment, person: 'مها' },
  return_lines: { manifest_id: 1, merchant_order_id: 'O-9', merchant_id: 'M-1' },
};
