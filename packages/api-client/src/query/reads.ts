import { joinPages, type CachedPages } from './pages.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../client/api-error.ts';
import type { Entity } from '../description/define-entity.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** The only error that the client throws. */
    defaultError: ApiError;
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

/** Metadata of a cached list. */
export function metaOf(entity: Entity) {
  return { reads: entitiesOf(entity), rows: entity };
}

/** Invalidates every query that reads one of the entities, and waits until the mounted ones are fetched. */
export async function invalidate(cache: QueryClient, changed: readonly string[]): Promise<void> {
  // Of a list that is prefetched, only the page that shows it knows the entity.
  const predicate = ({ meta }: Query) => meta?.reads?.some((name) => changed.includes(name)) ?? true;
  // A response that is on its way may lack the change. Mounted queries cancel theirs when they fetch again.
  await cache.cancelQueries({ predicate, type: 'inactive' });
  const isList = (query: Query) => query.meta?.rows !== undefined && predicate(query);
  cache.setQueriesData<CachedPages>({ predicate: isList }, (cached) => cached && joinPages(cached));
  await cache.invalidateQueries({ predicate });
}
