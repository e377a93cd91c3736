import { ApiError, useApiClient } from '@tawseel/api-client';
import { useRunRemoval, useScan, useScanUndo, type Scan, type Scanned } from '@tawseel/api-client/dispatch';
import { useTranslation } from '@tawseel/i18n';
import { draftsAccount } from '@tawseel/ui';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createScanQueue, type Answer } from './scan-queue.ts';
import { openScanStorage, type ScanStorage } from './scan-storage.ts';

/** Statuses that say nothing about the scan: the session has ended, or the server asks for patience. */
const passing: readonly (number | undefined)[] = [401, 403, 408, 429];

/** Tries of a scan at which the server itself fails. One such scan does not stop the others for ever. */
const mostTries = 6;

function isUnknown(error: ApiError, tries: number): boolean {
  if (error.code === 'internal') return tries < mostTries;
  return !error.isRejection || error.code === 'unreadable' || passing.includes(error.status);
}

/** The queue of this page's scans. It is sent while the page is open; what is left is sent by the next one. */
export function useScans(onAnswer: (answer: Answer) => void) {
  const { t } = useTranslation('dispatch');
  const client = useApiClient();
  const send = useScan();
  const undo = useScanUndo();
  const removeFromRun = useRunRemoval();
  const [queue] = useState(() => createScanQueue());
  const storage = useRef<ScanStorage>(undefined);
  useLayoutEffect(() => {
    queue.connect({
      send: (scan) => send?.(scan) ?? Promise.reject(new Error('The person may not scan')),
      refusalOf(error, tries) {
        if (!(error instanceof ApiError)) return t('scan.unreadable');
        if (isUnknown(error, tries)) return undefined;
        return [...new Set([error.message, ...Object.values(error.fields)])].join(' ');
      },
      save: (waiting) => storage.current?.save(waiting),
      onAnswer,
    });
  });
  const account = draftsAccount() || client.companyId();
  useEffect(() => {
    const opened = openScanStorage(account);
    storage.current = opened;
    queue.start();
    opened.takeLeft(queue.restore);
    window.addEventListener('online', queue.wake);
    return () => {
      window.removeEventListener('online', queue.wake);
      queue.stop();
      opened.close();
    };
  }, [account, queue]);
  const state = useSyncExternalStore(queue.subscribe, queue.read);
  const takeBack =
    undo &&
    (async ({ client_id, mode }: Scan, { merchant_order_id, merchant_id, run_id }: Scanned) => {
      // A parcel that is put on a run in preparation does not move.
      if (mode === 'run' && run_id !== null && removeFromRun)
        await removeFromRun({ run_id, orders: [{ merchant_order_id, merchant_id }] });
      else await undo({ client_id });
      queue.markUndone(client_id);
    });
  return { queue, state, takeBack };
}
