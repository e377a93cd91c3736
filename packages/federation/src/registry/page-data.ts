import * as z from 'zod/mini';
import type { Registry } from './registry.schema.ts';

/** Run-time configuration of the front end: `/config.json`, also set inline in the page. */
export const frontEndConfig = z.object({
  /** Base address of the API, without a slash at its end. */
  apiUrl: z.string(),
  /** Service that answers `{ ip }` with the caller's address. */
  ipUrl: z.string(),
  /** Whom an administrator contacts, shown below the sign-in form. */
  provider: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  /** There, and true, where a developer may have one feature come from a build on the own machine. */
  overrides: z.optional(z.literal(true)),
});

export type FrontEndConfig = z.infer<typeof frontEndConfig>;

/** What the gateway sets inline in the page, so that nothing has to be asked for first. */
export type PageData = {
  registry: Registry;
  config: FrontEndConfig;
  /** Version of the shell that did not start in this browser, in whose place this page's is. */
  failedShell?: string;
};
