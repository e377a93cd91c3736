import { ApiError } from '@tawseel/api-client';
import { priceFileLimit, usePriceFile } from '@tawseel/api-client/prices';
import { useTranslation } from '@tawseel/i18n';
import { useToast } from '@tawseel/ui';
import { useRef, useState } from 'react';
import { outcomeOf, sentRow, type PriceReference, type PriceRow } from './price-row.ts';

interface Terms {
  /** Day from which rows count that name none. */
  from_day: string;
  /** Whether the rows are written, and not only looked at. */
  writes: boolean;
  /** Whether open orders get the new prices. */
  requotes: boolean;
  today: string;
}

/** Sends the rows of a file to the server, some hundred at a time, and reports each part as soon as its outcomes are known. */
export function usePriceRun(reference: PriceReference) {
  const { t } = useTranslation('fleet');
  const toast = useToast();
  const send = usePriceFile();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [error, setError] = useState<ApiError>();
  const isStopped = useRef(false);

  async function run(
    rows: readonly PriceRow[],
    { today, ...terms }: Terms,
    onOutcomes: (rows: readonly PriceRow[]) => void,
  ) {
    if (!send) return;
    isStopped.current = false;
    setError(undefined);
    try {
      for (let at = 0; at < rows.length && !isStopped.current; at += priceFileLimit) {
        setProgress({ done: at, total: rows.length });
        const part = rows.slice(at, at + priceFileLimit);
        const outcomes = await send({
          ...terms,
          rows: part.map(({ cells }) => sentRow(cells, reference, today)),
        });
        onOutcomes(
          part.map((row, index) => {
            const outcome = outcomes[index];
            if (!outcome) return row;
            const isWritten = terms.writes && outcome.outcome !== 'wrong';
            return {
              ...row,
              outcome: terms.writes ? outcome : outcomeOf(outcome, row.cells, reference),
              ...(isWritten && { isWritten }),
            };
          }),
        );
      }
    } catch (thrown) {
      if (thrown instanceof ApiError) setError(thrown);
      // The response is not one of a file of prices.
      else toast.failure(t('base:failed'));
    } finally {
      setProgress(undefined);
    }
  }
  const stop = () => {
    isStopped.current = true;
  };
  return { run, stop, progress, error };
}
