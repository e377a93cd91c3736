import { focusHeading } from '../frame/page.tsx';
import type { Toasts } from '../toast/toast.ts';
import type { Undo } from '../toast/use-done-toast.ts';

/** Time in ms after a row was removed in which a press may be the second of a double click. */
const doubleClick = 400;

interface RestoreOptions<Row> {
  row: Row;
  restoration: Undo<Row>;
  /** When a restored row left the list. */
  lastLeft: { current: number };
  /** Message of a failure without one of its own. */
  failed: string;
  toast: Toasts;
  onBusyChange: (isBusy: boolean) => void;
}

/** Restores a deleted row and reports the result. */
export async function restoreRow<Row>(options: RestoreOptions<Row>): Promise<void> {
  const { row, restoration, lastLeft, failed, toast, onBusyChange } = options;
  // The removed row brought the next one under the pointer.
  if (Date.now() - lastLeft.current < doubleClick) return;
  const pressed = document.activeElement;
  onBusyChange(true);
  try {
    await restoration.run?.(row);
    lastLeft.current = Date.now();
    toast.success(restoration.done);
  } catch (error) {
    toast.failure(error instanceof Error ? error.message : failed);
  }
  onBusyChange(false);
  // The button is disabled, then unmounts with its row. Focus that has moved elsewhere stays there.
  if ([pressed, document.body].includes(document.activeElement)) focusHeading();
}
