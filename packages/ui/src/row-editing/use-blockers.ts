import { useEffect, useState } from 'react';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import type { RemovalBlockers, RowRemoval } from './row-dialogs.types.ts';

/**
 * Whether it is not known yet what keeps a row from deletion, what does, and a function that reads it again. A failed reading
 * keeps nothing: the deletion itself is refused then.
 */
export function useBlockers<Row>(remove: RowRemoval<Row>, row: Row) {
  const [isPending, setIsPending] = useState(remove.blockers !== undefined);
  const [blockers, setBlockers] = useState<RemovalBlockers>();
  const read = useStableHandler(async () => {
    setBlockers(await remove.blockers?.(row).catch(() => undefined));
    setIsPending(false);
  });
  useEffect(() => {
    void read();
  }, [read]);
  return [isPending, blockers, read] as const;
}
