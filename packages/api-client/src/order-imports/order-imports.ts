import { useApiMutation } from '@tawseel/api-client';
import * as z from 'zod/mini';
import {
  importedOrder,
  importResponse,
  orderImportCall,
  orderImportDiscardCall,
  type OrderImportRows,
} from './order-imports.calls.ts';

export { orderImport, type OrderImport } from './order-import.entity.ts';
export { importLimit, type ImportOutcome } from './order-imports.calls.ts';

/** Error keys of an order by field; none if the API takes it, apart from what only the server knows. */
export function importedOrderErrors(order: object): Readonly<Record<string, string>> {
  const result = z.safeParse(importedOrder, order, { error: () => 'invalid' });
  const issues = result.success ? [] : result.error.issues;
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}

const imported = importResponse.shape.data;

/**
 * Returns a function that adds rows of a file as orders, and says of each what became of it; a row that was added before is not
 * added again. Undefined if the server or the person cannot.
 */
export function useOrderImport():
  | ((rows: OrderImportRows) => Promise<z.output<typeof imported>>)
  | undefined {
  const send = useApiMutation(orderImportCall);
  if (!send) return undefined;
  return async (rows) => {
    const { success, data, error } = z.safeParse(imported, (await send(rows)).data);
    if (!success) throw error;
    return data;
  };
}

/** Discards the orders of an import, which must all be pending. */
export const useOrderImportDiscard = () => useApiMutation(orderImportDiscardCall);
