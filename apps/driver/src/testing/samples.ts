import type {
  DriverCash,
  DriverProfile,
  DriverRun,
  DriverStop,
} from '@tawseel/api-client/driver-app-schemas';

export const profile: DriverProfile = {
  company_id: '1001',
  name_company: 'Swift',
  driver_id: '7',
  name_driver: 'Omar',
};

/** A stop of run 5. Its key and its place are of its number, from 1. */
export function sampleStop(number: number, values: Partial<DriverStop> = {}): DriverStop {
  return {
    merchant_order_id: `order-${number}`,
    merchant_id: '21',
    run_id: 5,
    position: number,
    parcel_code: `TW${1000 + number}`,
    pieces: 1,
    name_shop: 'Rose',
    name_customer: `Customer ${number}`,
    phone_customer: '0791234567',
    city_order: 'Amman',
    address_order: '7 Rainbow Street',
    note: '',
    to_collect: 12.5,
    type_payment: 'Cash',
    attempts: 0,
    is_open: true,
    outcome: null,
    reason_id: null,
    amount_taken: null,
    ...values,
  };
}

export function sampleRun(values: Partial<DriverRun> = {}): DriverRun {
  return {
    now: '2026-11-28T09:00:00.000Z',
    day: '2026-11-28',
    token: null,
    driver: profile,
    runs: [
      { run_id: 5, day: '2026-11-28', state: 'Issued', issued_at: '2026-11-28T06:00:00.000Z', note: '' },
    ],
    stops: [sampleStop(1), sampleStop(2), sampleStop(3)],
    pickups: [],
    reasons: [
      {
        reason_id: 'absent',
        label_en: 'Nobody there',
        label_ar: 'لا أحد في المكان',
        next_step: 'Retry',
        needs_photo: false,
      },
    ],
    payment_types: ['Cash', 'CliQ'],
    settings: { delivery_photo: 'Optional', delivery_signature: 'Optional', shows_commission: true },
    ...values,
  };
}

export const sampleCash: DriverCash = { holds: 0, orders: [], handovers: [], commission: null };
