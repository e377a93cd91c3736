import type { DriverRun, DriverStop } from '@tawseel/api-client/driver-app-schemas';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOutbox } from '../device/day-context.tsx';
import type { NewEvent, NewProof } from '../device/outbox-item.ts';
import { ordersWithDesk } from '../reports/reports.ts';
import { nextStop, orderKeyOf, stopPath } from '../stops/stops.ts';

/** Stores what became of a stop, and then opens the next one, or the run after the last one. */
export function useReport(day: DriverRun, stop: DriverStop) {
  const navigate = useNavigate();
  const { items, record } = useOutbox();
  const [isBusy, setIsBusy] = useState(false);
  const [isLost, setIsLost] = useState(false);

  const report = async (event: Pick<NewEvent, 'kind'> & Partial<NewEvent>, proofs: readonly NewProof[]) => {
    if (isBusy) return;
    setIsBusy(true);
    setIsLost(false);
    try {
      await record({ run_id: stop.run_id, order: orderKeyOf(stop), ...event }, proofs);
    } catch {
      // The phone has no space or forbids storage: nothing was reported.
      setIsLost(true);
      setIsBusy(false);
      return;
    }
    const next = nextStop(day, stop, ordersWithDesk(items));
    await navigate(next ? stopPath(next) : '/', { replace: true, flushSync: true });
  };
  return { report, isBusy, isLost };
}
