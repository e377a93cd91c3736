import type { QueryClient } from '@tanstack/react-query';
import type { Entity } from '../entity/define-entity.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Entities that the response is computed from. */
      reads?: readonly string[];
      /** Set on pages of rows: their entity. */
      rows?: Entity;
    };
  }
}

/** Entities that the rows of a list are computed from. */
export function entitiesOf(entity: Entity): readonly string[] {
  return 'reads' in entity ? entity.reads : [entity.name];
}

/** Invalidates every query that reads one of the entities, and waits until the mounted ones are fetched. */
export async function invalidate(cache: QueryClient, changed: readonly string[]): Promise<void> {
  await cache.invalidateQueries({
    predicate: ({ meta }) => meta?.reads?.some((name) => changed.includes(name)) ?? false,
  });
}
