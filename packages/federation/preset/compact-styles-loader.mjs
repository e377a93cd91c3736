/** A line whose end may be joined with the next: no comment hides what follows. */
const joinable = /^(?!.*\/\/).*[;{}]$/;

/**
 * A declaration or the head of a rule.
 *
 * @param {string} line
 */
function withoutSpaces(line) {
  return line
    .replace(/^([a-z-]+): (?=.*;$)/, '$1:')
    .replace(/^> /, '>')
    .replace(/ \{$/, '{');
}

/**
 * A loader that removes comments, spaces and line ends from styles, which the minifier keeps because they are template
 * literals. The names of chunks are comments, too, and stay.
 *
 * @param {string} source
 */
export default function compactStyles(source) {
  if (!source.includes("from 'styled-components'")) return source;
  return source
    .replaceAll(/\/\*(?! webpack)[^*].*?\*\//gs, '')
    .split(/\n\s*/)
    .map((line) => (joinable.test(line) ? withoutSpaces(line) : `${line}\n`))
    .join('')
    .replaceAll(';}', '}');
}
