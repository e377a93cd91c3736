import * as z from 'zod/mini';
import { choice } from '../description/value-schemas.ts';
import { driverAppSettings } from './driver-reports.calls.ts';

/** The settings of the app as a form holds them: whether drivers see their commission is one of two choices. */
export const driverAppSettingsForm = z.object({
  ...driverAppSettings.shape,
  shows_commission: choice({ values: ['Yes', 'No'] }),
});
