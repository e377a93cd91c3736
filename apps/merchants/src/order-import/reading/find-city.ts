import { foldText } from '@tawseel/i18n/text';

const mostNearest = 3;
const longestName = 100;

/** A name without what is often put before it. */
function bare(name: string): string {
  return foldText(name)
    .replace(/^(?:مدينه|محافظه|city of|governorate of) /, '')
    .replace(/ (?:city|governorate)$/, '')
    .replace(/^(?:ال(?=.{2})|al[- ])/, '');
}

/** Insertions, deletions and replacements that turn one text into the other. */
function editDistance(from: string, to: string): number {
  const row = new Uint16Array(to.length + 1);
  for (let at = 1; at <= to.length; at += 1) row[at] = at;
  for (let at = 1; at <= from.length; at += 1) {
    let diagonal = row[0] ?? 0;
    let left = at;
    row[0] = at;
    for (let other = 1; other <= to.length; other += 1) {
      const above = row[other] ?? 0;
      const isSame = from.charCodeAt(at - 1) === to.charCodeAt(other - 1);
      left = Math.min(isSame ? diagonal : diagonal + 1, above + 1, left + 1);
      row[other] = left;
      diagonal = above;
    }
  }
  return row[to.length] ?? 0;
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
  // A cell with a whole address is as far from each city as its first words are.
  const wanted = bare(text).slice(0, longestName);
  const same =
    list.find(({ name }) => name === text.trim()) ??
    list.find((city) => city.folded === folded) ??
    list.find((city) => city.bare === wanted);
  if (same) return { city: same.name };
  const nearest = list
    .map((city) => ({ name: city.name, distance: editDistance(wanted, city.bare) }))
    .toSorted((a, b) => a.distance - b.distance);
  return { nearest: nearest.slice(0, mostNearest).map(({ name }) => name) };
}
