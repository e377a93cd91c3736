import * as z from 'zod/mini';
import { setupSteps } from './setup-steps.ts';

/** The steps that a company leaves out, all of them at once. */
export const setupUpdate = z.object({
  skipped: z.array(z.enum(setupSteps, { error: 'choice' })).check(z.maxLength(setupSteps.length, 'invalid')),
});

export type SetupUpdate = z.infer<typeof setupUpdate>;
