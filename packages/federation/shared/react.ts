/** Every feature exposes this as `./react`, so that the shell can verify that it uses the shell's copy. */
export { createElement } from 'react';
