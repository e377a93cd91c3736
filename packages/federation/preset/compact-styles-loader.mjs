/** A line whose end may be joined with the next: no comment hides what follows. */
const joinable = /^(?!.*\/\/).*[;{}]$/;

/**
 * A loader that removes comments, indentation and line ends from styles, which the minifier keeps because they are template
 * literals. The names of chunks are comments, too, and stay.
 *
 * @param {string} source
 */
export default function compactStyles(source) {
  if (!source.includes("from 'styled-components'")) return source;
  return source
    .replaceAll(/\/\*(?! webpack)[^*].*?\*\//gs, '')
    .split(/\n\s*/)
    .map((line) => (joinable.test(line) ? line : `${line}\n`))
    .join('');
}
