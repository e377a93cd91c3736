import {
  readRow,
  useApiClient,
  useApiMutation,
  useApiQuery,
  type ApiClient,
  type ApiMutation,
  type ApiResponse,
} from '@tawseel/api-client';
import type { ExportOptions, Format } from '../exports/run-export.ts';
import { text, wholeNumber } from '../entity/field.ts';
import { customerRecord, type CustomerRecord } from '../records/customer-record.entity.ts';
import type { CustomerQuery, Retention } from './privacy.schema.ts';

export { customerRecord, type CustomerRecord } from '../records/customer-record.entity.ts';
export { customerQuery, recordsShown, retentionQuery } from './privacy.schema.ts';

const needs = 'privacy';
const allow = 'staff.manage';
const reads = ['order', 'deleted_order', 'audit_entry'] as const;

const numbers = {
  name: 'customer_data',
  fields: {
    orders_under_way: wholeNumber(),
    ended_orders: wholeNumber(),
    deleted_orders: wholeNumber(),
    audit_entries: wholeNumber(),
    kept_entries: wholeNumber(),
    erased_at: text({ nullable: true }),
  },
} as const;

function readCustomerData({ data }: ApiResponse) {
  const records: unknown = data instanceof Object && Reflect.get(data, 'records');
  return {
    ...readRow(numbers, data),
    records: Array.isArray(records)
      ? records.map((record): CustomerRecord => readRow(customerRecord, record))
      : [],
  };
}

export type CustomerData = ReturnType<typeof readCustomerData>;

/** Orders and log entries of a phone number. */
export const useCustomerData = (query: CustomerQuery) =>
  useApiQuery({
    name: 'customer-data',
    reads,
    needs,
    call: { method: 'POST', path: '/DC/DisplayCustomerData', reads: true },
    body: query,
    read: readCustomerData,
  });

const erasure: ApiMutation<CustomerQuery> = {
  needs,
  allow,
  method: 'POST',
  path: '/DC/EraseCustomerData',
  invalidates: reads,
};

/** Erases what the company holds on a phone number, except in orders under way. */
export const useErasure = () => useApiMutation(erasure);

/** Returns a function that exports everything that the company holds on a phone number. */
export function useCustomerExport({ phone }: CustomerQuery) {
  const client = useApiClient();
  return async (format: Format, options: ExportOptions) => {
    const { downloadExport } = await import('../exports/run-export.ts');
    const { language } = client;
    const request = { path: '/DC/ExportCustomerData', name: 'customer-data', format, language, phone };
    return downloadExport(client, request, options);
  };
}

const period = {
  name: 'retention',
  fields: { retention_months: wholeNumber({ nullable: true }), due: wholeNumber() },
} as const;

const retention = {
  name: period.name,
  reads: ['company'],
  needs,
  call: { method: 'POST', path: '/DC/DisplayRetention', reads: true },
  read: ({ data }: ApiResponse) => readRow(period, data),
} as const;

/** Months for which the company retains customers' data. */
export const useRetention = () => useApiQuery(retention);

/**
 * The number of orders whose customers' data a retention erases.
 *
 * @throws ApiError
 */
export async function countDue(client: ApiClient, wanted: Retention): Promise<number> {
  const { due } = await client.request(retention.call, retention.read, wanted);
  return due;
}

const retentionUpdate: ApiMutation<Retention> = {
  needs,
  allow,
  method: 'PUT',
  path: '/DC/UpdateRetention',
  invalidates: retention.reads,
};

/** Sets for how long the company retains customers' data. */
export const useRetentionUpdate = () => useApiMutation(retentionUpdate);
