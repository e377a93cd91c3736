/** What every feature exposes as `./react`, for the shell to see that it runs on the shell's own copy. */
export { createElement } from 'react';
