import type { PriceCell, QuoteSource } from '@tawseel/api-client/prices';
import { matchesSearch } from '@tawseel/i18n/text';

/** For whom and where prices count: without a merchant for all of them, without an area in the whole city. */
export type Scope = Pick<PriceCell, 'merchant_id' | 'country' | 'city' | 'area'>;

/** A city or an area with its prices: by merchant id, those of all merchants under an empty one. */
export interface Place {
  key: string;
  country: string;
  city: string;
  area: string | null;
  cells: Map<string, PriceCell>;
}

/** A city and its areas. */
export interface CityPlaces {
  city: Place;
  areas: Place[];
}

const keyOf = (parts: readonly (string | null)[]) => JSON.stringify(parts);

/** Names the scope of a cell among those of the grid. */
export const scopeKey = ({ merchant_id, country, city, area }: Scope) =>
  keyOf([merchant_id, country, city, area]);

/** The source of a price that is made for the scope itself. */
export function ownSource({ merchant_id: merchant, area }: Scope): QuoteSource {
  if (merchant === null) return area === null ? 'City' : 'Area';
  return area === null ? 'MerchantCity' : 'MerchantArea';
}

/** Whether the price of a cell is made for its scope, and not that of a wider one. */
export const isOwn = (cell: PriceCell) => cell.source === ownSource(cell);

/** The cells of the grid by city, in the order of the names, each with its areas. */
export function placesOf(cells: readonly PriceCell[], language: string): CityPlaces[] {
  const places = new Map<string, Place>();
  for (const cell of cells) {
    const { country, city, area } = cell;
    const key = keyOf([country, city, area]);
    const place = places.get(key) ?? { key, country, city, area, cells: new Map<string, PriceCell>() };
    place.cells.set(cell.merchant_id ?? '', cell);
    places.set(key, place);
  }
  const { compare } = new Intl.Collator(language);
  const sorted = [...places.values()].toSorted(
    (a, b) => compare(a.city, b.city) || compare(a.country, b.country) || compare(a.area ?? '', b.area ?? ''),
  );
  return sorted
    .filter(({ area }) => area === null)
    .map((city) => ({
      city,
      areas: sorted.filter(
        (place) => place.area !== null && place.city === city.city && place.country === city.country,
      ),
    }));
}

/** The cities that a search finds, by their own names or those of their areas; of the latter, the areas that it finds. */
export function foundPlaces(all: readonly CityPlaces[], search: string): readonly CityPlaces[] {
  if (search.trim() === '') return all;
  return all.flatMap(({ city, areas }) => {
    if (matchesSearch(search, [city.city])) return { city, areas };
    const found = areas.filter(({ area }) => matchesSearch(search, [area ?? '']));
    return found.length > 0 ? { city, areas: found } : [];
  });
}
