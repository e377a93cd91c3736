import { valueKeys } from '@tawseel/api-client';
import type { ScanMode } from '@tawseel/api-client/dispatch';
import { order } from '@tawseel/api-client/orders';

/** Translation keys of the modes. */
export const modeKeys: Readonly<Record<ScanMode, string>> = {
  in: 'scan.modes.in',
  run: 'scan.modes.run',
  back: 'scan.modes.back',
  delivered: 'scan.modes.delivered',
  failed: 'scan.modes.failed',
  return: 'scan.modes.return',
};

/** Translation keys of what a scan has done, by its mode. */
export const doneKeys: Readonly<Record<ScanMode, string>> = {
  in: 'scan.done.in',
  run: 'scan.done.run',
  back: 'scan.done.back',
  delivered: 'scan.done.delivered',
  failed: 'scan.done.failed',
  return: 'scan.done.return',
};

export const statusKeys = valueKeys('dispatch', order, 'status');
export const placeKeys = valueKeys('dispatch', order, 'place');
