import { useApiClient } from '@tawseel/api-client';
import * as z from 'zod/mini';
import type { BlockedEntity } from './deletion-blockers.schema.ts';

export type { BlockerKind } from './deletion-blockers.schema.ts';

/** What keeps a row from deletion; a later server may have other kinds. */
const blocker = z.object({ kind: z.string(), value: z.optional(z.number()) });

export type Blocker = z.infer<typeof blocker>;

const response = z.object({ data: z.array(blocker) });

/** Returns a function that reads what keeps a row from deletion; undefined if the server does not say. */
export function useDeletionBlockers(
  entity: BlockedEntity,
): ((key: string) => Promise<Blocker[]>) | undefined {
  const client = useApiClient();
  if (!client.can('deletion_blockers')) return undefined;
  return (key) =>
    client.request(
      { method: 'POST', path: '/DC/DisplayDeletionBlockers', reads: true },
      (answer) => response.parse(answer).data,
      { entity, key },
    );
}
