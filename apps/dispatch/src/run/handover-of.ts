import type { Run } from '@tawseel/api-client/dispatch';

/** Address of the handover of the cash of a run. */
export function handoverOf({ driver_id, run_id }: Pick<Run, 'driver_id' | 'run_id'>): string {
  return `/handovers?${new URLSearchParams({ driver: driver_id, run: String(run_id) }).toString()}`;
}
