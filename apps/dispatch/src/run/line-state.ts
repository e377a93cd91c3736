import type { RunLine } from '@tawseel/api-client/dispatch';

/** Whether the run cannot be closed before something is reported of the order. */
export const isWaiting = ({ is_open }: RunLine) => is_open === 'Yes';

/** Whether something can be reported of the order: a parcel of a failed attempt that the driver still has may be tried again. */
export const canReport = (line: RunLine) =>
  isWaiting(line) || (line.outcome === 'Failed' && line.place === 'Driver');
