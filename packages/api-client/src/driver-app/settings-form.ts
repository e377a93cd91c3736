import * as z from 'zod/mini';
import { choice } from '../description/value-schemas.ts';
import { driverAppSettings, type DriverAppSettings } from './driver-app.calls.ts';

const answers = ['Yes', 'No'] as const;

/** The settings of the app as a form holds them: whether drivers see their commission is one of two choices. */
export const driverAppSettingsForm = z.extend(driverAppSettings, {
  shows_commission: z.pipe(
    choice({ values: answers }),
    z.transform((answer) => answer === 'Yes'),
  ),
});

/** Values that such a form begins with. */
export function settingsToForm(settings: DriverAppSettings): z.input<typeof driverAppSettingsForm> {
  return { ...settings, shows_commission: settings.shows_commission ? 'Yes' : 'No' };
}
