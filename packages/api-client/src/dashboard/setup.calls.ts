import * as z from 'zod/mini';
import { defineChange } from '../client/described-call.ts';
import { choice } from '../description/value-schemas.ts';
import { setupSteps } from './setup-steps.ts';

/** The steps that a company leaves out, all of them at once. */
export const setupUpdate = z.object({
  skipped: z
    .array(choice({ values: setupSteps }), 'invalid')
    .check(z.maxLength(setupSteps.length, 'invalid')),
});

export type SetupUpdate = z.infer<typeof setupUpdate>;

export const setupCall = defineChange({
  method: 'PUT',
  path: '/DC/UpdateSetup',
  allow: 'company.change',
  needs: 'setup',
  body: setupUpdate,
  changes: ['company'],
});
