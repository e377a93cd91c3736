import path from 'node:path';
import { styleVisitor } from './style-text.mjs';

const themeFolder = 'packages/ui/src/theme/';

const notation = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const named =
  /(?<![\w-])(?:white|black|red|green|blue|yellow|orange|purple|teal|pink|brown|gr[ae]y|silver)(?![\w-])/i;
const coloured = /colou?r|background|border|outline|shadow|^fill$|^stroke$/;

/**
 * @param {string} property
 * @param {string} value
 */
function errorOf(property, value) {
  const plain = value.replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'/g, (part) => ' '.repeat(part.length));
  const found = notation.exec(plain) ?? (coloured.test(property) ? named.exec(plain) : null);
  if (!found) return undefined;
  const [colour] = found;
  return {
    message: `${colour}: use a token of the theme.`,
    inValue: { from: found.index, length: colour.length },
  };
}

/**
 * Colours come from the theme's tokens, which have a value for light and one for dark.
 *
 * @type {import('./rule.ts').Rule}
 */
export const noRawColour = {
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    if (file.startsWith(themeFolder)) return {};
    return styleVisitor(context, errorOf);
  },
};
