import { useQueryClient } from '@tanstack/react-query';
import { patchRows, type RowChange } from '../query/patch-rows.ts';
import { invalidate } from '../query/reads.ts';
import type { ChangeCall } from '../client/described-call.ts';

/** The mutation's effect on cached rows; undefined if it changes no row that its input identifies. */
function rowChange(
  { method, changes, removesRowOf, sets }: ChangeCall,
  input: object,
): RowChange | undefined {
  if (removesRowOf) return { entity: removesRowOf, kind: 'removal', input };
  const [entity] = changes;
  if (entity === undefined || !(sets || method === 'PUT' || method === 'DELETE')) return undefined;
  return { entity, kind: method === 'DELETE' ? 'removal' : 'update', input: { ...input, ...sets } };
}

/** Returns a function that brings cached data up to date with accepted mutations: their rows at once, the rest in the background. */
export function useCacheChange() {
  const cache = useQueryClient();
  return (call: ChangeCall, inputs: readonly object[]) => {
    for (const input of inputs) {
      const change = rowChange(call, input);
      if (change) patchRows(cache, change);
    }
    void invalidate(cache, call.changes);
  };
}
