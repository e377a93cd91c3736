/**
 * The CSS of a styled-components template (`styled.x`, `styled(X)`, `css`, `createGlobalStyle`, `keyframes`), as text
 * of the very length of its source, so that a position in it is a position in the file. Comments are blanked.
 *
 * @typedef {{ text: string, start: number }} StyleText
 */

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
export function styleTextOf(node, source) {
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
export function* declarationsOf({ text, start }) {
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
export function* inlineDeclarationsOf(node) {
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
