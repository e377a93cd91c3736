import type { ChoiceSource } from '@tawseel/ui';
import { foldText } from '@tawseel/i18n/text';
import { useMemo } from 'react';
import { car, type Car } from '../cars/car.entity.ts';
import { city } from '../cities/city.entity.ts';
import { driver } from '../drivers/driver.entity.ts';
import type { Entity } from '../entity/define-entity.ts';
import type { ColumnOf, Row } from '../entity/row.ts';
import { usePages } from '../list/use-pages.ts';
import { merchant } from '../merchants/merchant.entity.ts';

/** Rows of one page of choices. */
const limit = 20;

interface Choosing<Described extends Entity> {
  /** Column of the value. */
  id: ColumnOf<Described>;
  /** Name of a row, without its id. */
  nameOf: (row: Row<Described>) => string | undefined;
  /** Distinguishes rows with similar names. */
  noteOf?: (row: Row<Described>) => string;
  searchIn: readonly ColumnOf<Described>[];
  /** Order of the choices; by status, `Active` comes before `InActive`. */
  sort: ColumnOf<Described>;
}

function sourceOf<const Described extends Entity>(
  entity: Described,
  { id, nameOf, noteOf, searchIn, sort }: Choosing<Described>,
): ChoiceSource {
  const optionOf = (row: Row<Described>) => {
    const value = String(Reflect.get(row, id));
    const name = nameOf(row);
    return {
      value,
      label: name ? `${name} (${value})` : value,
      note: noteOf?.(row),
      isInactive: Reflect.get(row, 'status') === 'InActive',
    };
  };
  return {
    useOptions(search) {
      const list = usePages(
        entity,
        { ...(search && { search, searchIn }), sort, limit },
        search !== undefined,
      );
      const { pages } = list;
      return {
        options: useMemo(() => pages.flatMap(({ rows }) => rows.map(optionOf)), [pages]),
        isLoading: list.isLoading,
        isStale: list.isPlaceholderData,
        error: list.error?.message,
        hasMore: list.hasMore,
        loadMore: list.loadMore,
        retry: list.retry,
      };
    },
    useOption(value) {
      const { pages, isSettled } = usePages(entity, { filter: { [id]: value }, limit: 1 }, value !== '');
      // Until the row of this value is loaded, that of the previous value is shown.
      if (!isSettled) return undefined;
      const options = pages.flatMap(({ rows }) => rows.map(optionOf));
      // The server finds ids as people type them, such as those of an address.
      return options.find((option) => foldText(option.value) === foldText(value)) ?? null;
    },
  };
}

const cities = sourceOf(city, {
  id: 'city',
  nameOf: () => undefined,
  noteOf: ({ country }) => country,
  searchIn: ['city'],
  sort: 'city',
});

/** The rows that fields are chosen from, searched on the server. */
export const choiceSources = {
  drivers: sourceOf(driver, {
    id: 'driver_id',
    nameOf: ({ name_driver: name }) => name,
    noteOf: ({ phone_driver: phone }) => phone,
    searchIn: ['driver_id', 'name_driver', 'phone_driver'],
    sort: 'status',
  }),
  merchants: sourceOf(merchant, {
    id: 'merchant_id',
    nameOf: ({ shop_name: shop }) => shop,
    noteOf: ({ full_name: name }) => name,
    searchIn: ['merchant_id', 'full_name', 'shop_name'],
    sort: 'status',
  }),
  // The value of a city is its name.
  cities: { ...cities, useOption: (value) => ({ value, label: value }) },
  cars: sourceOf(car, {
    id: 'car_id',
    nameOf: ({ model }: Car) => model,
    searchIn: ['car_id', 'model'],
    sort: 'car_id',
  }),
} satisfies Readonly<Record<string, ChoiceSource>>;
