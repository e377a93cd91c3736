import { runCreation } from '@tawseel/api-client/dispatch';
import type { FormSchema } from '@tawseel/ui';

/** The run of a driver and day that orders are put on. */
export interface RunChoice {
  driver_id: string;
  day: string;
  /** Number of an open run; another value is a new one. */
  run_id: string;
}

/** The value of {@link RunChoice.run_id} for a new run. */
export const newRun = 'new';

/** Drivers that are offered at once. */
export const proposedAtMost = 3;

/** Schema of a choice whose driver is `driver`, or with an empty one that of the form. */
export function runChoiceOf(driver: string): FormSchema<RunChoice, RunChoice> {
  return {
    '~standard': {
      validate: async (values) => {
        const typed = Object.assign({ driver_id: '', day: '', run_id: newRun }, values);
        const { day, run_id } = typed;
        const chosen = { driver_id: driver || typed.driver_id, day };
        const result = await runCreation['~standard'].validate(chosen);
        return result.issues ? result : { value: { ...chosen, run_id } };
      },
    },
  };
}
