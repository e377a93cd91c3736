/**
 * The CSS of a styled-components template (`styled.x`, `styled(X)`, `css`, `createGlobalStyle`, `keyframes`), as text
 * of the very length of its source, so that a position in it is a position in the file. Comments are blanked.
 *
 * @typedef {{ text: string, start: number }} StyleText
 */

/** @typedef {{ message: string, inValue?: { from: number, length: number } }} StyleError `inValue`: its place, if not the property */

const tags = new Set(['styled', 'css', 'createGlobalStyle', 'keyframes']);

/**
 * @param {import('./rule.ts').NodeOf<'CallExpression'>['callee']} tag
 * @returns {boolean}
 */
function isStyleTag(tag) {
  if (tag.type === 'Identifier') return tags.has(tag.name);
  if (tag.type === 'MemberExpression') return isStyleTag(tag.object);
  if (tag.type === 'CallExpression') return isStyleTag(tag.callee);
  return false;
}

/** @param {string} text */
function blank(text) {
  return text.replaceAll(/[^\n]/g, ' ');
}

/**
 * @param {import('./rule.ts').NodeOf<'TaggedTemplateExpression'>} node
 * @param {string} source text of the whole file
 * @returns {StyleText | undefined}
 */
function styleTextOf(node, source) {
  if (!isStyleTag(node.tag)) return undefined;
  const { expressions } = node.quasi;
  const start = node.quasi.start + 1;
  const end = node.quasi.end - 1;
  let text = '';
  for (const expression of expressions) {
    const from = source.lastIndexOf('${', expression.start);
    const to = source.indexOf('}', expression.end) + 1;
    // A mixin on a line of its own ends a declaration; a value in the middle of one does not.
    const endsLine = /^[ \t]*\n/.test(source.slice(to));
    text += source.slice(start + text.length, from) + '_'.repeat(to - from - 1) + (endsLine ? ';' : '_');
  }
  text += source.slice(start + text.length, end);
  return { text: text.replaceAll(/\/\*[^]*?\*\//g, blank), start };
}

/**
 * Each declaration of a template: its property, its value and where they begin in the file.
 *
 * @param {StyleText} style
 */
function* declarationsOf({ text, start }) {
  for (const match of text.matchAll(/(?<=^|[;{}])(\s*)([\w-]+)(\s*:)([^;{}]*)/g)) {
    const [whole, before = '', property = '', colon = '', value = ''] = match;
    // Text before a brace is a selector, `a:hover {`.
    if (text[match.index + whole.length] === '{') continue;
    const at = start + match.index + before.length;
    yield { property, at, value, valueAt: at + property.length + colon.length };
  }
}

/**
 * Name and value of each plain entry of an inline style, `style={{ marginLeft: 4 }}`.
 *
 * @param {import('./rule.ts').NodeOf<'JSXAttribute'>} node
 */
function* inlineDeclarationsOf(node) {
  if (node.name.name !== 'style' || node.value?.type !== 'JSXExpressionContainer') return;
  const object = node.value.expression;
  if (object.type !== 'ObjectExpression') return;
  for (const entry of object.properties) {
    if (entry.type !== 'Property' || entry.computed || entry.key.type !== 'Identifier') continue;
    const property = entry.key.name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const value = entry.value.type === 'Literal' ? String(entry.value.value) : '';
    yield { property, value, node: entry };
  }
}

/**
 * A visitor that reports the declarations of templates and inline styles in which `check` finds an error.
 *
 * @param {import('./rule.ts').Context} context
 * @param {(property: string, value: string) => StyleError | undefined} check
 * @returns {import('./rule.ts').Visitor}
 */
export function styleVisitor(context, check) {
  return {
    TaggedTemplateExpression(node) {
      const style = styleTextOf(node, context.sourceCode.text);
      if (!style) return;
      for (const { property, value, at, valueAt } of declarationsOf(style)) {
        const error = check(property, value);
        if (!error) continue;
        const [from, length] = error.inValue
          ? [valueAt + error.inValue.from, error.inValue.length]
          : [at, property.length];
        const start = context.sourceCode.getLocFromIndex(from);
        const end = context.sourceCode.getLocFromIndex(from + length);
        context.report({ loc: { start, end }, message: error.message });
      }
    },
    JSXAttribute(node) {
      for (const { property, value, node: entry } of inlineDeclarationsOf(node)) {
        const error = check(property, value);
        if (error) context.report({ node: entry, message: error.message });
      }
    },
  };
}
