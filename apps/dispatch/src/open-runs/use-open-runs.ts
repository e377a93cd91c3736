import { usePages } from '@tawseel/api-client';
import { run } from '@tawseel/api-client/dispatch';

/** Runs of a driver and day that are not closed, the newest first; none until both are known. */
export function useOpenRuns(driver: string, day: string) {
  const filter = { driver_id: driver, state: ['Draft', 'Issued'], day: { from: day, to: day } };
  return usePages(run, { filter, limit: 20 }, driver !== '' && day !== '');
}
