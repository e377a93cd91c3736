import { createElement } from 'react';

/**
 * Whether a feature's `./react` is the shell's copy. Hooks of a second copy find no component around them and fail
 * far from the cause.
 */
export function isShellsReact(exposed: unknown): boolean {
  return (
    typeof exposed === 'object' &&
    exposed !== null &&
    'createElement' in exposed &&
    exposed.createElement === createElement
  );
}
