import {
  readRow,
  useApiClient,
  useApiMutation,
  useApiQuery,
  type ApiClient,
  type ApiResponse,
} from '@tawseel/api-client';
import type { ExportOptions, Format } from '../exports/run-export.ts';
import { text, wholeNumber } from '../description/field.ts';
import { customerRecord, type CustomerRecord } from '../records/customer-record.entity.ts';
import { customerExportCall } from './customer-export.ts';
import {
  customerDataCall,
  erasureCall,
  retentionCall,
  retentionUpdateCall,
  type CustomerQuery,
  type Retention,
} from './privacy.calls.ts';

export { customerRecord, type CustomerRecord } from '../records/customer-record.entity.ts';
export { customerQuery, recordsShown, retentionQuery } from './privacy.calls.ts';

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
    reads: erasureCall.changes,
    call: customerDataCall,
    body: query,
    read: readCustomerData,
  });

/** Erases what the company holds on a phone number, except in orders under way. */
export const useErasure = () => useApiMutation(erasureCall);

/** Returns a function that exports everything that the company holds on a phone number. */
export function useCustomerExport({ phone }: CustomerQuery) {
  const client = useApiClient();
  return async (format: Format, options: ExportOptions) => {
    const { downloadExport } = await import('../exports/run-export.ts');
    const { language } = client;
    const request = { path: customerExportCall.path, name: 'customer-data', format, language, phone };
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
  call: retentionCall,
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

/** Sets for how long the company retains customers' data. */
export const useRetentionUpdate = () => useApiMutation(retentionUpdateCall);
