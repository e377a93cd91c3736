import { createRequire } from 'node:module';
import { matchByName } from './selector-match.mjs';

// Queries by role compute the styles of thousands of elements to leave out hidden ones: half of the time of the tests of lists.
// For each element jsdom asks its selector engine about every rule of the page, and then computes all properties.

/**
 * @typedef {{ _attached: boolean, _localName: string, _ownerDocument: { _styleCache: object },
 *   getAttributeNS(namespace: null, name: string): string | null }} ElementImplementation
 * @typedef {{ getPropertyValue(name: string): string }} Declaration
 */

const fromFixed = createRequire(createRequire(import.meta.url).resolve('jest-fixed-jsdom'));
const fromJsdom = createRequire(
  createRequire(fromFixed.resolve('jest-environment-jsdom')).resolve('jsdom/package.json'),
);

/** @type {{ matchesDontThrow(element: ElementImplementation, selector: string): boolean }} */
const selectors = fromJsdom('./lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => {
  const { _localName: name } = element;
  const isDecided = selector !== undefined && name === name.toLowerCase();
  const match = isDecided
    ? matchByName(selector, element.getAttributeNS(null, 'class') ?? '', name)
    : undefined;
  return match ?? matchesDontThrow(element, selector);
};

// Reads the function above when it loads.
/** @type {{ getDeclarationForElement(element: ElementImplementation): Declaration, getResolvedValue(element: ElementImplementation, name: string): string }} */
const { getDeclarationForElement, getResolvedValue } = fromJsdom('./lib/jsdom/living/helpers/style-rules.js');
/** @type {{ implForWrapper(element: Element): ElementImplementation }} */
const { implForWrapper } = fromJsdom('./lib/jsdom/living/generated/utils.js');

/** The properties that queries read, each as jsdom computes it. */
const computations = new Map(
  /** @type {[string, (element: ElementImplementation) => string][]} */ ([
    ['display', (element) => getDeclarationForElement(element).getPropertyValue('display')],
    ['visibility', (element) => getResolvedValue(element, 'visibility')],
    ['pointer-events', (element) => getResolvedValue(element, 'pointer-events')],
  ]),
);
const propertyNames = new Map([['pointerEvents', 'pointer-events']]);

/**
 * The style of an element, whose properties are computed when they are read.
 *
 * @param {ElementImplementation} element
 * @param {() => CSSStyleDeclaration} computeAll
 */
function lazyStyle(element, computeAll) {
  /** @type {Map<string, string>} */
  const computed = new Map();
  /** @type {CSSStyleDeclaration | undefined} */
  let all;
  const whole = () => (all ??= computeAll());
  /** @param {string} name */
  const valueOf = (name) => {
    const compute = computations.get(name);
    if (!compute) return whole().getPropertyValue(name);
    const value = computed.get(name) ?? compute(element);
    computed.set(name, value);
    return value;
  };
  return new Proxy(
    /** @type {CSSStyleDeclaration} */ ({}),
    {
      get(_, key) {
        if (key === 'getPropertyValue') return valueOf;
        const name = typeof key === 'string' ? (propertyNames.get(key) ?? key) : '';
        if (computations.has(name)) return valueOf(name);
        const value = Reflect.get(whole(), key);
        return typeof value === 'function' ? value.bind(whole()) : value;
      },
      has: (_, key) => Reflect.has(whole(), key),
      getPrototypeOf: () => Reflect.getPrototypeOf(whole()),
    },
  );
}

/**
 * Lets `getComputedStyle` of a window return the same style until the document changes: jsdom then replaces the cache of
 * declarations.
 *
 * @param {{ getComputedStyle: typeof getComputedStyle }} window
 */
export function cacheComputedStyles(window) {
  const { getComputedStyle: compute } = window;
  /** @type {WeakMap<object, WeakMap<ElementImplementation, CSSStyleDeclaration>>} by jsdom's cache */
  const caches = new WeakMap();
  window.getComputedStyle = (target, pseudo) => {
    const element = implForWrapper(target);
    if (pseudo || !element?._attached) return compute(target, pseudo);
    getDeclarationForElement(element);
    const { _styleCache: state } = element._ownerDocument;
    const cache = caches.get(state) ?? new WeakMap();
    caches.set(state, cache);
    const style = cache.get(element) ?? lazyStyle(element, () => compute(target));
    cache.set(element, style);
    return style;
  };
}
