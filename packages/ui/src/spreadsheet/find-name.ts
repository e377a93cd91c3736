import { foldText } from '@tawseel/i18n/text';

const mostNearest = 3;

/** A name without what is often put before it. */
function bare(name: string): string {
  return foldText(name)
    .replace(/^(?:مدينه|محافظه|city of|governorate of) /, '')
    .replace(/ (?:city|governorate)$/, '')
    .replace(/^(?:ال(?=.{2})|al[- ])/, '');
}

/** For each UTF-16 unit, the positions at which the pattern has it, as bits. */
const positions = new Int32Array(65_536);

/**
 * Insertions, deletions and replacements that turn the pattern into the text. The bits of two numbers hold a column of the usual table:
 * Hyyrö 2003, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances".
 *
 * @param length Of the pattern, which `positions` holds.
 */
function editDistance(length: number, text: string): number {
  const last = 1 << (length - 1);
  let distance = length;
  let more = -1;
  let less = 0;
  for (let at = 0; at < text.length; at += 1) {
    const same = positions[text.charCodeAt(at)] ?? 0;
    const diagonal = (((same & more) + more) ^ more) | same | less;
    const right = less | ~(diagonal | more);
    const left = more & diagonal;
    if ((right & last) !== 0) distance += 1;
    if ((left & last) !== 0) distance -= 1;
    less = ((right << 1) | 1) & diagonal;
    more = (left << 1) | ~(diagonal | (right << 1) | 1);
  }
  return distance;
}

/** The edit distance of each text from the pattern's first 32 UTF-16 units. */
function editDistances(pattern: string, texts: readonly string[]): number[] {
  const codes = Array.from({ length: Math.min(pattern.length, 32) }, (_, at) => pattern.charCodeAt(at));
  for (const [at, code] of codes.entries()) positions[code] = (positions[code] ?? 0) | (1 << at);
  const distances = texts.map((text) => editDistance(codes.length, text));
  for (const code of codes) positions[code] = 0;
  return distances;
}

interface FoldedName {
  name: string;
  folded: string;
  bare: string;
}

/** Files have thousands of rows, and all are compared with the same list. */
const foldedLists = new WeakMap<readonly string[], FoldedName[]>();

function foldedNames(names: readonly string[]): FoldedName[] {
  const known = foldedLists.get(names);
  if (known) return known;
  const list = names.map((name) => ({ name, folded: foldText(name), bare: bare(name) }));
  foldedLists.set(names, list);
  return list;
}

/**
 * The name that is the text, or the three most similar ones, the best first. An exact name is preferred to a folded one. What is
 * often put before names of cities does not matter.
 *
 * @param names Names that do not change: their folded forms are kept for the next call with the same list.
 */
export function findName(text: string, names: readonly string[]): { name: string } | { nearest: string[] } {
  const folded = foldText(text);
  if (folded === '') return { nearest: [] };
  const list = foldedNames(names);
  const wanted = bare(text);
  const same =
    list.find(({ name }) => name === text.trim()) ??
    list.find((city) => city.folded === folded) ??
    list.find((city) => city.bare === wanted);
  if (same) return { name: same.name };
  // A cell with a whole address is as far from each city as its first words are.
  const distances = editDistances(
    wanted,
    list.map((city) => city.bare),
  );
  const nearest = list
    .map(({ name }, at) => ({ name, distance: distances[at] ?? Infinity }))
    .toSorted((a, b) => a.distance - b.distance);
  return { nearest: nearest.slice(0, mostNearest).map(({ name }) => name) };
}
