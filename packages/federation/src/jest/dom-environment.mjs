import { createRequire } from 'node:module';
import { cacheComputedStyles } from './computed-styles.mjs';

// jsdom loads after computed-styles, which replaces one of its functions.
const require = createRequire(import.meta.url);
/** @type {typeof import('jest-environment-jsdom').default} */
const FixedEnvironment = require('jest-fixed-jsdom');

/** The browser of web tests: jsdom with Node's fetch and streams, and computed styles that are computed once for each change. */
export default class DomEnvironment extends FixedEnvironment {
  /** @param {ConstructorParameters<typeof FixedEnvironment>} parameters */
  constructor(...parameters) {
    super(...parameters);
    cacheComputedStyles(this.global);
  }
}
