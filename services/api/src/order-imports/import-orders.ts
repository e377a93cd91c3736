import {
  importedOrder,
  type ImportedOrder,
  type ImportOutcome,
  type OrderCreation,
  type OrderImportRows,
} from '@tawseel/api-client/schemas';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { failureResponse } from '../http/failure-response.ts';
import { readInput } from '../http/read-input.ts';
import { createOrders } from '../orders/create-orders.ts';
import { nextOrderIds } from '../orders/order-id.ts';
import { addedRows, openImport, recordRows } from './order-imports.repository.ts';

interface ReadRow {
  row: number;
  order: ImportedOrder;
}

function failed(row: number, error: ApiError, { language, requestId }: Caller): ImportOutcome {
  const { message, fields } = failureResponse(error, language, requestId);
  return { row, outcome: 'failed', message, ...(fields && { fields }) };
}

/** Gives an order without an id the next one of its merchant. */
async function withIds(
  tx: Tx,
  companyId: string,
  orders: readonly ImportedOrder[],
): Promise<OrderCreation[]> {
  const unnamed = orders.filter((order) => !order.merchant_order_id);
  if (unnamed.length > 0) await takeTurn(tx, companyId, 'order ids');
  const used = new Set(orders.flatMap((order) => order.merchant_order_id || []));
  const ids = new Map<ImportedOrder, string>();
  for (const merchantId of new Set(unnamed.map((order) => order.merchant_id))) {
    const of = unnamed.filter((order) => order.merchant_id === merchantId);
    const next = await nextOrderIds(tx, companyId, { merchantId, count: of.length, excluded: used });
    for (const [at, order] of of.entries()) ids.set(order, next[at] ?? '');
    for (const id of next) used.add(id);
  }
  return orders.map((order) => ({
    ...order,
    merchant_order_id: order.merchant_order_id || (ids.get(order) ?? ''),
  }));
}

/** Adds rows of a file as orders, each once. A row that cannot be added leaves the others alone. */
export async function importOrders(tx: Tx, caller: Caller, { rows, ...file }: OrderImportRows) {
  const { companyId } = caller;
  const importId = await openImport(tx, companyId, file);
  const present = await addedRows(
    tx,
    companyId,
    importId,
    rows.map(({ row }) => row),
  );
  const outcomes = new Map<number, ImportOutcome>();
  const read: ReadRow[] = [];
  for (const { row, order } of new Map(rows.map((one) => [one.row, one])).values()) {
    const id = present.get(row);
    if (id !== undefined) outcomes.set(row, { row, outcome: 'present', merchant_order_id: id });
    else
      try {
        const merchant = file.merchant_id ? { merchant_id: file.merchant_id } : {};
        read.push({ row, order: readInput(importedOrder, { ...order, ...merchant }) });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        outcomes.set(row, failed(row, error, caller));
      }
  }
  const orders = await withIds(
    tx,
    companyId,
    read.map(({ order }) => order),
  );
  const errors = await createOrders(tx, caller, orders);
  const added = orders.flatMap(({ merchant_order_id, merchant_id }, at) => {
    const { row = 0 } = read[at] ?? {};
    const error = errors[at];
    outcomes.set(row, error ? failed(row, error, caller) : { row, outcome: 'added', merchant_order_id });
    return error ? [] : { row, merchant_order_id, merchant_id };
  });
  await recordRows(tx, companyId, importId, added);
  return {
    import_id: importId,
    outcomes: [...outcomes.values()].toSorted((one, other) => one.row - other.row),
  };
}
