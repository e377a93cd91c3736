import { useApiMutation } from '@tawseel/api-client';
import * as z from 'zod/mini';
import {
  importOutcome,
  orderImportCall,
  orderImportDiscardCall,
  type ImportOutcome,
  type OrderImportRows,
} from './order-imports.calls.ts';

export { orderImport, type OrderImport } from './order-import.entity.ts';
export { importedOrder, importLimit, type ImportedOrder, type ImportOutcome } from './order-imports.calls.ts';

const outcomes = z.object({ outcomes: z.array(importOutcome) });

/**
 * Returns a function that adds rows of a file as orders, and says of each what became of it; a row that was added before is not
 * added again. Undefined if the server or the person cannot.
 */
export function useOrderImport(): ((rows: OrderImportRows) => Promise<ImportOutcome[]>) | undefined {
  const send = useApiMutation(orderImportCall);
  return send && (async (rows) => z.parse(outcomes, (await send(rows)).data).outcomes);
}

/** Discards the orders of an import, which must all be pending. */
export const useOrderImportDiscard = () => useApiMutation(orderImportDiscardCall);
