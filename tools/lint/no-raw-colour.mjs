import path from 'node:path';
import { declarationsOf, inlineDeclarationsOf, styleTextOf } from './style-text.mjs';

const themeFolder = 'packages/ui/src/theme/';

const notation = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const named =
  /(?<![\w-])(?:white|black|red|green|blue|yellow|orange|purple|teal|pink|brown|gr[ae]y|silver)(?![\w-])/i;
const coloured = /colou?r|background|border|outline|shadow|^fill$|^stroke$/;

/**
 * @param {string} property
 * @param {string} value
 */
function rawColour(property, value) {
  const plain = value.replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'/g, (part) => ' '.repeat(part.length));
  return notation.exec(plain) ?? (coloured.test(property) ? named.exec(plain) : null);
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
    return {
      TaggedTemplateExpression(node) {
        const style = styleTextOf(node, context.sourceCode.text);
        if (!style) return;
        for (const { property, value, valueAt } of declarationsOf(style)) {
          const found = rawColour(property, value);
          if (!found) continue;
          const start = context.sourceCode.getLocFromIndex(valueAt + found.index);
          const end = context.sourceCode.getLocFromIndex(valueAt + found.index + found[0].length);
          context.report({ loc: { start, end }, message: `${found[0]}: use a token of the theme.` });
        }
      },
      JSXAttribute(node) {
        for (const { property, value, node: entry } of inlineDeclarationsOf(node)) {
          const found = rawColour(property, value);
          if (found) context.report({ node: entry, message: `${found[0]}: use a token of the theme.` });
        }
      },
    };
  },
};
