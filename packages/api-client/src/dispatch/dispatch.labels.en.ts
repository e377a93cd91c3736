import type { DomainLabels } from '../description/labels.ts';
import { ordersLabels } from '../orders/orders.labels.en.ts';
import type { failureReason } from './failure-reason.entity.ts';
import { placeWords } from '../orders/place.labels.en.ts';
import type { returnedParcel, waitingReturn } from './returned-parcel.entity.ts';
import type { returnManifest } from './return-manifest.entity.ts';
import type { runLine } from './run-line.entity.ts';
import type { run } from './run.entity.ts';

const { status } = ordersLabels.order.values;

/** Labels of the dispatch desk in English. */
export const dispatchLabels = {
  failure_reason: {
    fields: {
      reason_id: 'Code',
      label_en: 'Reason in English',
      label_ar: 'Reason in Arabic',
      next_step: 'What happens next',
      counts: 'Counts as an attempt',
      needs_photo: 'Photo required',
      state: 'State',
    },
    values: {
      next_step: {
        Retry: 'Try again',
        Return: 'Return to the merchant',
        Ask: 'The dispatcher decides',
      },
      counts: {
        Yes: 'Yes',
        No: 'No',
      },
      needs_photo: {
        Yes: 'Yes',
        No: 'No',
      },
      state: {
        Active: 'Active',
        InActive: 'Inactive',
      },
    },
  },
  run: {
    fields: {
      run_id: 'Run',
      day: 'Day',
      driver_id: 'Driver ID',
      driver_name: 'Driver',
      state: 'State',
      parcels: 'Parcels',
      waiting: 'Without an outcome',
      delivered: 'Delivered',
      failed: 'Failed',
      to_collect: 'To collect',
      collected: 'Collected',
      person: 'Made by',
      created_at: 'Made at',
      issued_at: 'Issued at',
      closed_at: 'Closed at',
      note: 'Note',
    },
    values: {
      state: {
        Draft: 'Draft',
        Issued: 'Out',
        Closed: 'Closed',
      },
    },
  },
  run_line: {
    fields: {
      run_id: 'Run',
      position: 'No.',
      merchant_order_id: 'Order ID',
      merchant_id: 'Merchant ID',
      outcome: 'Outcome',
      is_open: 'Still to report',
      parcel_code: 'Parcel code',
      pieces: 'Pieces',
      name_shop: 'Shop',
      name_customer: 'Customer',
      phone_customer: 'Phone',
      city_order: 'City',
      address_order: 'Address',
      total_price: 'Price',
      to_collect: 'To collect',
      status: 'Status',
      place: 'Where it is',
      attempts: 'Attempts',
      reason_id: 'Reason',
      amount_taken: 'Amount taken',
      note: 'Note',
      proofs: 'Photos',
    },
    values: {
      outcome: {
        Delivered: 'Delivered',
        Failed: 'Failed',
        Returned: 'Returned',
        Back: 'Back in the branch',
      },
      is_open: {
        Yes: 'Yes',
        No: 'No',
      },
      status,
      place: placeWords.values,
    },
  },
  return_manifest: {
    fields: {
      manifest_id: 'Manifest',
      merchant_id: 'Merchant ID',
      merchant_name: 'Merchant',
      state: 'State',
      parcels: 'Parcels',
      created_at: 'Made at',
      person: 'Made by',
      signed_at: 'Signed at',
      signer_name: 'Signed by',
      signature: 'Signature',
      address_seen: 'IP address',
      user_agent: 'Browser',
      orders_sha256: 'SHA-256 of the orders',
      hash: 'Hash of the signing',
    },
    values: {
      state: {
        Draft: 'To be signed',
        Signed: 'Signed',
      },
    },
  },
  returned_parcel: {
    fields: {
      manifest_id: 'Manifest',
      merchant_order_id: 'Order ID',
      merchant_id: 'Merchant ID',
      parcel_code: 'Parcel code',
      pieces: 'Pieces',
      name_customer: 'Customer',
      city_order: 'City',
      status: 'Status',
      place: 'Where it is',
      total_price: 'Price',
      end_reason: 'Reason',
      ended_at: 'Since',
    },
    values: { status, place: placeWords.values },
  },
  waiting_return: {
    fields: {
      merchant_id: 'Merchant ID',
      merchant_name: 'Merchant',
      parcels: 'Parcels to return',
      in_branch: 'In the branch',
      oldest: 'Oldest',
      manifest_id: 'Manifest',
    },
  },
} satisfies DomainLabels<
  | typeof failureReason
  | typeof run
  | typeof runLine
  | typeof returnManifest
  | typeof returnedParcel
  | typeof waitingReturn
>;
