import type { Permission } from '@tawseel/api-client/permissions';
import { customerQuery, erasure } from '@tawseel/api-client/schemas';
import type { Tx } from '../database/database.ts';
import { inCompany } from '../database/in-company.ts';
import type { Caller } from '../http/caller.ts';
import type { Calls } from '../http/calls.ts';
import { performOnce, readKey } from '../http/idempotency.ts';
import { readInput } from '../http/read-input.ts';
import type { MessageKey } from '../messages/messages.en.ts';
import { translate } from '../messages/translate.ts';
import { recordCallerEvent } from '../records/record-event.ts';
import { phoneKey } from './customer-records.ts';
import { eraseCustomer, type Erasure } from './erase-customer.ts';

function messageOf({ orders, deleted_orders, audit_entries, kept }: Erasure): MessageKey {
  if (kept > 0) return 'customerKept';
  return orders + deleted_orders + audit_entries > 0 ? 'customerErased' : 'customerUnknown';
}

/** Erases a customer, and adds an event that names them by a keyed hash to the audit log. */
async function eraseAndRecord(
  tx: Tx,
  caller: Caller,
  phone: string,
  hash: (value: unknown) => string,
): Promise<Erasure> {
  const { companyId } = caller;
  const key = await phoneKey(tx, phone);
  const erased = await eraseCustomer(tx, companyId, key);
  if (erased.orders + erased.deleted_orders + erased.audit_entries > 0)
    await recordCallerEvent(tx, caller, {
      entity: 'customer',
      entityKey: hash([companyId, key]),
      action: 'erase',
      details: { ...erased },
    });
  return erased;
}

/** Serves the erasure of a customer, to people with a fresh factor. Without anything left to erase it changes nothing. */
export function serveErasure({ api, serve }: Calls, document: { group: string; allow: Permission }): void {
  const call = {
    ...document,
    method: 'POST',
    url: '/DC/EraseCustomerData',
    summary: 'Erase what the company holds on a phone number, except in orders under way',
    body: customerQuery,
    answer: erasure,
    isChange: true,
    fresh: true,
  } as const;
  serve(call, async (caller, request, reply) => {
    const key = readKey(request.headers['idempotency-key']);
    const hash = api.hashRequest(call.method, call.url, request.body);
    const { phone } = readInput(customerQuery, request.body);
    const answer = await inCompany(api.database, caller, async (tx) => {
      const perform = async () => {
        const data = await eraseAndRecord(tx, caller, phone, api.hashCustomer);
        const message = translate(caller.language, messageOf(data), { count: data.kept });
        return { status: 200, body: JSON.stringify({ success: true, message, data }) };
      };
      return key ? performOnce(tx, caller, key, hash, perform) : perform();
    });
    return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
  });
}
