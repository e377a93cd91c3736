import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { patchRows, type RowChange } from '../query/patch-rows.ts';
import { invalidate } from '../query/reads.ts';
import type { ApiMutation } from './use-api-mutation.ts';

/** The mutation's effect on cached rows; undefined if it changes no row that its input identifies. */
function rowChange<Input extends object>(
  { method, invalidates, removesRowOf, sets }: ApiMutation<Input>,
  input: Input,
): RowChange | undefined {
  if (removesRowOf) return { entity: removesRowOf, kind: 'removal', input };
  const [entity] = invalidates;
  if (entity === undefined || !(sets || method === 'PUT' || method === 'DELETE')) return undefined;
  return { entity, kind: method === 'DELETE' ? 'removal' : 'update', input: { ...input, ...sets } };
}

/** Returns a function that brings cached data up to date with accepted mutations: their rows at once, the rest in the background. */
export function useCacheChange() {
  const cache = useQueryClient();
  return useCallback(
    <Input extends object>(mutation: ApiMutation<Input>, inputs: readonly Input[]) => {
      for (const input of inputs) {
        const change = rowChange(mutation, input);
        if (change) patchRows(cache, change);
      }
      void invalidate(cache, mutation.invalidates);
    },
    [cache],
  );
}
