import { ApiError } from '@tawseel/api-client';
import { importLimit, useOrderImport } from '@tawseel/api-client/order-imports';
import { useTranslation } from '@tawseel/i18n';
import { useToast } from '@tawseel/ui';
import type { SourceFile } from '@tawseel/ui/spreadsheet';
import { useRef, useState } from 'react';
import { orderOf } from './check-row.ts';
import type { DraftRow, Mapping, Reference } from './draft.ts';
import { orderColumns } from './reading/column-rules.ts';

interface Run {
  done: number;
  total: number;
}

/** Adds rows of a file as orders, some hundred at a time, and reports each part as soon as the server has added it. */
export function useImportRun(file: SourceFile, mapping: Mapping) {
  const { t } = useTranslation('merchants');
  const toast = useToast();
  const send = useOrderImport();
  const [run, setRun] = useState<Run>();
  const [importId, setImportId] = useState<number>();
  const [error, setError] = useState<ApiError>();
  const isStopped = useRef(false);

  async function start(
    rows: readonly DraftRow[],
    reference: Reference,
    onOutcomes: (rows: readonly DraftRow[]) => void,
  ) {
    if (!send) return;
    isStopped.current = false;
    setError(undefined);
    try {
      for (let at = 0; at < rows.length && !isStopped.current; at += importLimit.request) {
        setRun({ done: at, total: rows.length });
        const part = rows.slice(at, at + importLimit.request);
        const { import_id, outcomes } = await send({
          fingerprint: file.fingerprint,
          file_name: file.name,
          row_count: file.rows.length - mapping.headerRow - 1,
          merchant_id: mapping.merchantId,
          rows: part.map(({ row, cells }) => ({ row, order: orderOf(cells, mapping, reference) })),
        });
        setImportId(import_id);
        const byRow = new Map(outcomes.map((outcome) => [outcome.row, outcome]));
        onOutcomes(
          part.map((row) => {
            const { outcome, fields = {}, message, merchant_order_id: orderId } = byRow.get(row.row) ?? {};
            if (outcome !== 'failed') return { ...row, orderId, isOld: outcome === 'present' };
            const faults = Object.fromEntries(
              Object.entries(fields).filter(([name]) => orderColumns.some((one) => one === name)),
            );
            return { ...row, faults, message: Object.keys(faults).length > 0 ? undefined : message };
          }),
        );
      }
    } catch (thrown) {
      if (thrown instanceof ApiError) setError(thrown);
      // The response is not one of an import.
      else toast.failure(t('base:failed'));
    } finally {
      setRun(undefined);
    }
  }
  const stop = () => {
    isStopped.current = true;
  };
  return { run, error, importId, start, stop };
}
