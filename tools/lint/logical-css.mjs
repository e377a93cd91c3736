import { styleVisitor } from './style-text.mjs';

/** @type {Record<string, string>} */
const sides = { left: 'inline-start', right: 'inline-end', top: 'block-start', bottom: 'block-end' };

/** @type {Record<string, string>} */
const sizes = { width: 'inline-size', height: 'block-size' };

/** @type {Record<string, string>} */
const corners = {
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
};

/**
 * The logical property to write instead of a physical one.
 *
 * @param {string} property
 */
function logicalOf(property) {
  if (corners[property]) return corners[property];
  const inset = sides[property];
  if (inset) return `inset-${inset}`;
  const sized = /^(min-|max-|)(width|height)$/.exec(property);
  if (sized) return `${sized[1]}${sizes[sized[2] ?? '']}`;
  const sided = /^(margin|padding|border|scroll-margin|scroll-padding)-(left|right|top|bottom)(-\w+)?$/.exec(
    property,
  );
  return sided ? `${sided[1]}-${sides[sided[2] ?? '']}${sided[3] ?? ''}` : undefined;
}

/**
 * @param {string} property
 * @param {string} value
 */
function logicalValueOf(property, value) {
  if (!/^(text-align|text-align-last|float|clear|caption-side)$/.test(property)) return undefined;
  const side = /^\s*(left|right)\b/.exec(value)?.[1];
  if (!side) return undefined;
  const word = side === 'left' ? 'start' : 'end';
  return property === 'float' || property === 'clear' ? `inline-${word}` : word;
}

/**
 * @param {string} property
 * @param {string} value
 */
function errorOf(property, value) {
  const logical = logicalOf(property);
  if (logical)
    return { message: `${property} does not follow the direction of the language: write ${logical}.` };
  const word = logicalValueOf(property, value);
  if (!word) return undefined;
  return {
    message: `${property}: ${value.trim()} does not follow the direction of the language: write ${word}.`,
  };
}

/**
 * Arabic runs from right to left: styles name start and end, never a side of the screen.
 *
 * @type {import('./rule.ts').Rule}
 */
export const logicalCss = {
  create: (context) => styleVisitor(context, errorOf),
};
