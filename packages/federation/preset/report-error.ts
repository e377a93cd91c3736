import type { Compilation } from '@rspack/core';

/** Adds an error to those of a build by its message alone: rspack prints a stack, which hides the message. */
export function reportError(compilation: Compilation, error: unknown): void {
  const reported = error instanceof Error ? error : new Error(String(error));
  reported.stack = reported.message;
  compilation.errors.push(reported);
}
