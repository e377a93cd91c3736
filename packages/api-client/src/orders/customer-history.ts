import { readRow, useApiQuery } from '@tawseel/api-client';
import { customerHistoryCall } from './customer-history-call.ts';
import { customerHistory, type CustomerHistory } from './customer-history.entity.ts';

export type { CustomerHistory } from './customer-history.entity.ts';

/** What the company's orders say about a phone number; undefined for a text that is none, or one that no order has. */
export function useCustomerHistory(phone: string): CustomerHistory | undefined {
  const { success, data: body } = customerHistoryCall.body.safeParse({ phone_customer: phone });
  const { value } = useApiQuery({
    name: 'customer-history',
    reads: ['order', 'deleted_order'],
    call: customerHistoryCall,
    body,
    isWanted: success,
    read: ({ data }) => (data === null ? null : readRow(customerHistory, data)),
  });
  return value ?? undefined;
}
