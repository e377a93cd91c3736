import { erasureCall } from '@tawseel/api-client/calls';
import { erasure } from '@tawseel/api-client/schemas';
import type { Tx } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import type { Calls } from '../http/calls.ts';
import { serveChange, type Outcome } from '../http/change.ts';
import type { MessageKey } from '../messages/messages.en.ts';
import { recordCallerEvent } from '../records/record-event.ts';
import { phoneKey } from './customer-records.ts';
import { eraseCustomer, type Erasure } from './erase-customer.ts';

function isErased({ orders, deleted_orders, audit_entries }: Erasure): boolean {
  return orders + deleted_orders + audit_entries > 0;
}

function messageOf(erased: Erasure): MessageKey {
  if (erased.kept > 0) return 'customerKept';
  return isErased(erased) ? 'customerErased' : 'customerUnknown';
}

/** Erases a customer, and adds an event that names them by a keyed hash to the audit log. */
async function eraseAndRecord(
  tx: Tx,
  caller: Caller,
  phone: string,
  hash: (value: unknown) => string,
): Promise<Outcome> {
  const { companyId } = caller;
  const key = await phoneKey(tx, phone);
  const erased = await eraseCustomer(tx, companyId, key);
  if (isErased(erased))
    await recordCallerEvent(tx, caller, {
      entity: 'customer',
      entityKey: hash([companyId, key]),
      action: 'erase',
      details: { ...erased },
    });
  return { message: messageOf(erased), values: { count: erased.kept }, data: erased };
}

/** Serves the erasure of a customer, to people with a fresh factor. Without anything left to erase it changes nothing. */
export function serveErasure(calls: Calls, group: string): void {
  serveChange(calls, {
    ...erasureCall,
    group,
    summary: 'Erase what the company holds on a phone number, except in orders under way',
    fresh: true,
    answer: erasure,
    done: 'customerErased',
    run: (tx, caller, { phone }) => eraseAndRecord(tx, caller, phone, calls.api.hashCustomer),
  });
}
