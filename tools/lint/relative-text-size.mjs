import { styleVisitor } from './style-text.mjs';

/** Pixels of a rem at the usual text size of browsers. */
const rem = 16;

/**
 * @param {string} property
 * @param {string} value
 */
function errorOf(property, value) {
  const found = /^font(-size)?$/.test(property) && /([\d.]+)px/.exec(value);
  if (!found) return undefined;
  return {
    message: `${found[0]} does not follow the text size of the browser: write ${Number(found[1]) / rem}rem.`,
    inValue: { from: found.index, length: found[0].length },
  };
}

/**
 * People set the text size of their browser or phone: text follows it, except on a sheet of paper.
 *
 * @type {import('./rule.ts').Rule}
 */
export const relativeTextSize = {
  create: (context) => styleVisitor(context, errorOf),
};
