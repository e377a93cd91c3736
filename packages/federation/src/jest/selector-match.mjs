/**
 * A class or an element name that an element needs to match a selector; `isEnough` if it needs nothing else.
 *
 * @typedef {{ className?: string, tag?: string, isEnough: boolean }} Need
 */

/** @type {Map<string, Need[] | null>} by list of selectors; null if one of them needs neither */
const needs = new Map();

/** @param {string} selector @returns {Need | undefined} */
function needOf(selector) {
  const [, onlyClass, onlyTag] = /^(?:\.([\w-]+)|([a-z][a-z\d-]*))$/.exec(selector) ?? [];
  if (onlyClass) return { className: onlyClass, isEnough: true };
  if (onlyTag) return { tag: onlyTag, isEnough: true };
  const subject = selector.split(/[\s>+~]+/).at(-1) ?? '';
  const [, className] = /\.([\w-]+)/.exec(subject) ?? [];
  if (className) return { className, isEnough: false };
  const [tag] = /^[a-z][a-z\d-]*(?![\w-])/.exec(subject) ?? [];
  return tag ? { tag, isEnough: false } : undefined;
}

/** @param {string} list */
function needsOf(list) {
  // Attributes and arguments only narrow a match. They become a pseudo-class, so that no selector looks simpler than it is.
  let plain = list.replaceAll(/\[[^\]"']*(?:"[^"]*"|'[^']*')?[^\]"']*\]/g, ':x');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, ':x');
  }
  if (/[()[\]"'|*&\\]/.test(plain)) return null;
  const found = plain.split(',').map((selector) => needOf(selector.trim()));
  return found.every((need) => need !== undefined) ? found : null;
}

/**
 * Whether an element matches a list of selectors, if its classes and its name decide it.
 *
 * @param {string} list
 * @param {string} classes value of its class attribute
 * @param {string} tag its name
 * @returns {boolean | undefined}
 */
export function matchByName(list, classes, tag) {
  let needed = needs.get(list);
  if (needed === undefined) needs.set(list, (needed = needsOf(list)));
  if (needed === null) return undefined;
  let isPossible = false;
  for (const { className, tag: name, isEnough } of needed) {
    if (className === undefined ? name !== tag : !classes.includes(className)) continue;
    if (isEnough && (className === undefined || classes.split(/\s+/).includes(className))) return true;
    isPossible = true;
  }
  return isPossible ? undefined : false;
}
