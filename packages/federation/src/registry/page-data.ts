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
  /** Present (and true) when a developer may load one feature from a local build. */
  overrides: z.optional(z.literal(true)),
  /** Present (and true) when calls to the console's own API name the trace that they belong to. */
  traces: z.optional(z.literal(true)),
});

export type FrontEndConfig = z.infer<typeof frontEndConfig>;

/** Data that the gateway sets inline in the page, which saves the first requests. */
export interface PageData {
  registry: Registry;
  config: FrontEndConfig;
  /** Version of the shell that failed to start in this browser and that this page's shell replaces. */
  failedShell?: string;
}
