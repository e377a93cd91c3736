import { foldText } from '@tawseel/i18n/text';

const mostNearest = 3;
/** Bits of a number. */
const longestPattern = 32;

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
 * Insertions, deletions and replacements that turn the pattern into each text. It keeps a column of the usual table in the bits of two
 * numbers: Hyyrö 2003, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances".
 *
 * @param pattern Of at most 32 UTF-16 units.
 */
function editDistances(pattern: string, texts: readonly string[]): number[] {
  for (let at = 0; at < pattern.length; at += 1)
    positions[pattern.charCodeAt(at)] = (positions[pattern.charCodeAt(at)] ?? 0) | (1 << at);
  const last = 1 << (pattern.length - 1);
  const distances = texts.map((text) => {
    let distance = pattern.length;
    let more = -1;
    let less = 0;
    for (let at = 0; at < text.length; at += 1) {
      const same = positions[text.charCodeAt(at)] ?? 0;
      const vertical = same | less;
      const diagonal = (((same & more) + more) ^ more) | same;
      const right = less | ~(diagonal | more);
      const left = more & diagonal;
      if ((right & last) !== 0) distance += 1;
      if ((left & last) !== 0) distance -= 1;
      const shifted = (right << 1) | 1;
      more = (left << 1) | ~(vertical | shifted);
      less = shifted & vertical;
    }
    return distance;
  });
  for (let at = 0; at < pattern.length; at += 1) positions[pattern.charCodeAt(at)] = 0;
  return distances;
}

interface FoldedCity {
  name: string;
  folded: string;
  bare: string;
}

/** Files have thousands of rows, and all are compared with the same list. */
const foldedLists = new WeakMap<readonly string[], FoldedCity[]>();

function foldedCities(cities: readonly string[]): FoldedCity[] {
  const known = foldedLists.get(cities);
  if (known) return known;
  const list = cities.map((name) => ({ name, folded: foldText(name), bare: bare(name) }));
  foldedLists.set(cities, list);
  return list;
}

/**
 * The city of that name, or the three most similar ones, the best first. An exact name is preferred to a folded one.
 *
 * @param cities Names that do not change: their folded forms are kept for the next call with the same list.
 */
export function findCity(text: string, cities: readonly string[]): { city: string } | { nearest: string[] } {
  const folded = foldText(text);
  if (folded === '') return { nearest: [] };
  const list = foldedCities(cities);
  const wanted = bare(text);
  const same =
    list.find(({ name }) => name === text.trim()) ??
    list.find((city) => city.folded === folded) ??
    list.find((city) => city.bare === wanted);
  if (same) return { city: same.name };
  // A cell with a whole address is as far from each city as its first words are.
  const distances = editDistances(
    wanted.slice(0, longestPattern),
    list.map((city) => city.bare),
  );
  const nearest = list
    .map(({ name }, at) => ({ name, distance: distances[at] ?? Infinity }))
    .toSorted((a, b) => a.distance - b.distance);
  return { nearest: nearest.slice(0, mostNearest).map(({ name }) => name) };
}
