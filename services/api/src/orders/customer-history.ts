import { customerHistoryCall } from '@tawseel/api-client/calls';
import { customerHistory, rowSchema, statusesWithReason } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import { readInCompany } from '../database/in-company.ts';
import type { Calls } from '../http/calls.ts';
import { readInput } from '../http/read-input.ts';
import { sendJson } from '../http/send-json.ts';
import { hasPhone } from '../privacy/customer-records.ts';

/** Who has the phone number, and how the orders to it ended, as JSON; no row if no order has the number. */
export function customerHistoryQuery(phone: string): RawBuilder<{ history: string }> {
  const ofPhone = hasPhone(sql<string>`phone_key(${phone}::text)`);
  const ordersIn = (view: string) => sql`
    select name_customer, address_order, city_order, status, date_order_start from ${sql.table(view)} where ${ofPhone}`;
  return sql`
    with known as materialized (${ordersIn('listed_orders')} union all ${ordersIn('listed_deleted_orders')})
    select json_build_object(
      'name_customer', name_customer,
      'address_order', address_order,
      'city_order', city_order,
      'delivered', (select count(*) from known where status = 'Delivered'),
      'refused', (select count(*) from known where status = any(${statusesWithReason})),
      'last', date_order_start
    )::text as history
    from known order by date_order_start desc limit 1`;
}

/** Serves what a form of a new order proposes for a known phone number. */
export function serveCustomerHistory({ api, serve }: Calls): void {
  const call = {
    ...customerHistoryCall,
    summary:
      "A customer's name and last address, and how the orders to the phone number ended; null for an unknown one",
    group: 'Orders',
    answer: z.object({ success: z.literal(true), data: z.nullable(rowSchema(customerHistory)) }),
  } as const;
  serve(call, async (caller, request, reply) => {
    const { phone_customer } = readInput(customerHistoryCall.body, request.body);
    const statement = customerHistoryQuery(phone_customer).compile(api.database.db);
    const [row] = await readInCompany<{ history: string }>(api.database, caller, statement);
    return sendJson(reply, `{"success":true,"data":${row?.history ?? 'null'}}`);
  });
}
