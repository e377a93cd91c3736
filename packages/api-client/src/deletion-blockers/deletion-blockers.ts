import { useApiClient } from '@tawseel/api-client';
import { useFormat, useTranslation } from '@tawseel/i18n';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { blockersCall, type BlockedEntity, type BlockerKind } from './deletion-blockers.calls.ts';

/** Reasons against a deletion. A kind of a later server is left out here: that server refuses the deletion itself. */
const response = z.object({ data: z.array(z.object({ kind: z.string(), value: z.optional(z.number()) })) });

/** Links to the pages that settle each kind, by its amount or number. */
type LinksOf = Partial<Record<BlockerKind, (value: number) => ReactNode>>;

const isKnown = (kind: string, links: LinksOf): kind is BlockerKind => Object.hasOwn(links, kind);

/**
 * Returns a function that reads what keeps a row from deletion, in the words `blockers` of a namespace, with links; undefined if the
 * server does not tell.
 */
export function useDeletionBlockers(namespace: string, entity: BlockedEntity) {
  const client = useApiClient();
  const { t } = useTranslation(namespace);
  const format = useFormat();
  if (!client.can(blockersCall.needs)) return undefined;
  return async (key: string, title: string, links: LinksOf) => {
    const found = await client.request(blockersCall, (answer) => response.parse(answer).data, {
      entity,
      key,
    });
    const reasons = found.flatMap(({ kind, value = 0 }) =>
      isKnown(kind, links)
        ? [
            {
              text: t(`blockers.${kind}`, { amount: format.money(value), number: format.number(value) }),
              links: links[kind]?.(value),
            },
          ]
        : [],
    );
    return reasons.length > 0 ? { title, reasons } : undefined;
  };
}
