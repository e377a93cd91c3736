import type { Scan, ScanMode } from '@tawseel/api-client/dispatch';
import { isDay, plainText } from '@tawseel/i18n/text';
import { newClientId } from '@tawseel/api-client/client-id';
import type { ScanDetails } from './scan-details.ts';

export interface ScanChoice {
  mode: ScanMode;
  runId: string;
  reasonId: string;
  details: ScanDetails;
}

/** Longest code that the server reads. */
export const codeLength = 60;

/** A scan of a code, at the present time. */
export function newScan(code: string, { mode, runId, reasonId, details }: ScanChoice): Scan {
  const { note, nextOn, fee } = details;
  return {
    client_id: newClientId(),
    mode,
    code: plainText(code).slice(0, codeLength),
    at: new Date().toISOString(),
    ...(mode === 'run' && runId !== '' && { run_id: Number(runId) }),
    ...(mode === 'failed' && { reason_id: reasonId }),
    ...(mode === 'failed' && note.trim() !== '' && { note: note.trim() }),
    ...(mode === 'failed' && nextOn !== '' && { next_on: nextOn }),
    ...(mode === 'return' && fee !== undefined && { fee_taken: fee }),
  };
}

/** Translation keys of what a scan lacks, by field. */
export interface ScanFaults {
  run?: 'scan.chooseRun';
  reason?: 'scan.chooseReason';
  nextOn?: 'date';
  fee?: 'number';
}

export function faultsOf({ mode, runId, reasonId, details }: ScanChoice): ScanFaults {
  return {
    ...(mode === 'run' && runId === '' && { run: 'scan.chooseRun' as const }),
    ...(mode === 'failed' && reasonId === '' && { reason: 'scan.chooseReason' as const }),
    ...(mode === 'failed' && details.nextOn !== '' && !isDay(details.nextOn) && { nextOn: 'date' as const }),
    ...(mode === 'return' && Number.isNaN(details.fee) && { fee: 'number' as const }),
  };
}
