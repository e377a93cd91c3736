import type { Scan, Scanned } from '@tawseel/api-client/dispatch';
import type { Answer, QueueState } from './scan-queue.ts';
import { doneKeys } from './scan-texts.ts';

export type Outcome = 'sending' | 'waiting' | 'done' | 'there' | 'refused' | 'undone';

/** A scan as the page shows it; `text` is the translation key of its outcome. */
export interface ScanView {
  scan: Scan;
  outcome: Outcome;
  text: string;
  scanned?: Scanned | undefined;
  refusal?: string | undefined;
}

function viewOf({ scan, scanned, refusal, isUndone }: Answer): ScanView {
  if (!scanned) return { scan, outcome: 'refused', text: 'scan.refused', refusal };
  if (isUndone) return { scan, scanned, outcome: 'undone', text: 'scan.undone' };
  if (scanned.was_there) return { scan, scanned, outcome: 'there', text: 'scan.wasThere' };
  return { scan, scanned, outcome: 'done', text: doneKeys[scan.mode] };
}

/** All scans of a queue that the page shows, newest first. */
export function viewsOf({ waiting, answered, isStalled }: QueueState): ScanView[] {
  const outcome = isStalled ? 'waiting' : 'sending';
  const open = waiting.map((scan): ScanView => ({
    scan,
    outcome,
    text: isStalled ? 'scan.waiting' : 'scan.sending',
  }));
  return [...open.toReversed(), ...answered.map(viewOf)];
}

/** The last scan that changed something; only this one can be taken back. */
export function lastDone(views: readonly ScanView[]): ScanView | undefined {
  return views.find(({ outcome }) => outcome === 'done');
}
