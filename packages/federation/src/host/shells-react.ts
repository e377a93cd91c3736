import { createElement } from 'react';

/**
 * Whether what a feature exposes as `./react` is the shell's own copy. Hooks of a second copy find no component around
 * them and fail far from their cause.
 */
export function isShellsReact(exposed: unknown): boolean {
  return (
    typeof exposed === 'object' &&
    exposed !== null &&
    'createElement' in exposed &&
    exposed.createElement === createElement
  );
}
