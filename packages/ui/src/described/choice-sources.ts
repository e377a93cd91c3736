import { useApiClient, usePages } from '@tawseel/api-client';
import { area } from '@tawseel/api-client/prices-schemas';
import {
  actor,
  car,
  city,
  driver,
  merchant,
  orderImport,
  type Car,
  type ColumnOf,
  type Entity,
  type Row,
} from '@tawseel/api-client/schemas';
import type { Language } from '@tawseel/i18n';
import { foldText } from '@tawseel/i18n/text';
import { useMemo } from 'react';
import type { ChoiceSource } from '../combobox/combobox.types.ts';

/** Rows of one page of choices. */
const limit = 20;

interface Texts {
  warning: string;
  create: Readonly<Record<'drivers' | 'merchants' | 'cities' | 'cars', string>>;
}

/** Here, because features that choose drivers do not load the texts of others. */
const texts: Readonly<Record<Language, Texts>> = {
  en: {
    warning: 'Holds more cash than the limit',
    create: {
      drivers: 'Create driver',
      merchants: 'Create merchant',
      cities: 'Create city',
      cars: 'Create car',
    },
  },
  ar: {
    warning: 'لديه نقد يتجاوز الحد',
    create: { drivers: 'إضافة سائق', merchants: 'إضافة تاجر', cities: 'إضافة مدينة', cars: 'إضافة سيارة' },
  },
};

interface Choosing<Described extends Entity> {
  /** The page that creates a row, and the rows as texts name them. */
  creation?: { page: string; rows: keyof Texts['create'] };
  /** Column of the value. */
  id: ColumnOf<Described>;
  /** Whether only the name is shown. */
  hidesId?: true;
  /** Whether the value is the name itself. */
  isName?: true;
  /** Name of a row, without its id. */
  nameOf: (row: Row<Described>) => string | undefined;
  /** Whether choosing the row needs attention. */
  warns?: (row: Row<Described>) => boolean;
  /** Distinguishes rows with similar names. */
  noteOf?: (row: Row<Described>) => string;
  searchIn: readonly ColumnOf<Described>[];
  /** Column of what the rows belong to: without a value of it, there are none to choose. */
  within?: ColumnOf<Described>;
  /** Order of the choices; by status, `Active` comes before `InActive`. */
  sort: ColumnOf<Described> | `-${ColumnOf<Described>}`;
}

function sourceOf<const Described extends Entity>(
  entity: Described,
  choosing: Choosing<Described>,
): ChoiceSource {
  const { creation, id, hidesId, isName, nameOf, noteOf, warns, searchIn, sort, within: whole } = choosing;
  const optionOf = (row: Row<Described>, { warning }: Texts) => {
    const value = String(Reflect.get(row, id));
    const name = nameOf(row);
    return {
      value,
      label: name ? `${name}${hidesId ? '' : ` (${value})`}` : value,
      note: noteOf?.(row),
      isInactive: Reflect.get(row, 'status') === 'InActive',
      ...(warns?.(row) && { warning }),
    };
  };
  return function Source({ search, value, within, children }) {
    const client = useApiClient();
    const text = texts[client.language];
    const mayCreate = creation && client.may('records.change');
    const hasRows = !whole || Boolean(within);
    const filter = whole && within ? { filter: { [whole]: within } } : {};
    const listed = usePages(
      entity,
      { ...(search && { search, searchIn }), ...filter, sort, limit },
      search !== undefined && hasRows,
    );
    const isLookedUp = value !== '' && !isName;
    const found = usePages(entity, { filter: { [id]: value }, limit: 1 }, isLookedUp);
    const { rows } = listed;
    const options = useMemo(() => rows.map((row) => optionOf(row, text)), [rows, text]);
    const chosen = () => {
      if (isName) return { value, label: value };
      // Until the row of this value is loaded, that of the previous value is shown.
      if (!isLookedUp || !found.isSettled) return undefined;
      const candidates = found.rows.map((row) => optionOf(row, text));
      // The server finds ids as people type them, such as those of an address.
      return candidates.find((option) => foldText(option.value) === foldText(value)) ?? null;
    };
    const list = {
      options,
      isLoading: listed.isLoading && hasRows,
      isStale: listed.isPlaceholderData,
      error: listed.error?.message,
      hasMore: listed.hasMore,
      loadMore: listed.loadMore,
      retry: listed.retry,
      create: mayCreate ? { label: text.create[creation.rows], to: creation.page } : undefined,
    };
    return children(list, chosen());
  };
}

/** The rows that fields are chosen from, searched on the server. */
export const choiceSources = {
  drivers: sourceOf(driver, {
    creation: { page: '/create-driver', rows: 'drivers' },
    id: 'driver_id',
    nameOf: ({ name_driver: name }) => name,
    noteOf: ({ phone_driver: phone }) => phone,
    warns: ({ over_cash_limit: over }) => over === 'Yes',
    searchIn: ['driver_id', 'name_driver', 'phone_driver'],
    sort: 'status',
  }),
  merchants: sourceOf(merchant, {
    creation: { page: '/create-merchant', rows: 'merchants' },
    id: 'merchant_id',
    nameOf: ({ shop_name: shop }) => shop,
    noteOf: ({ full_name: name }) => name,
    searchIn: ['merchant_id', 'full_name', 'shop_name'],
    sort: 'status',
  }),
  cities: sourceOf(city, {
    creation: { page: '/create-city', rows: 'cities' },
    id: 'city',
    isName: true,
    nameOf: () => undefined,
    noteOf: ({ country }) => country,
    searchIn: ['city'],
    sort: 'city',
  }),
  areas: sourceOf(area, {
    id: 'area',
    isName: true,
    nameOf: () => undefined,
    searchIn: ['area'],
    within: 'city',
    sort: 'area',
  }),
  cars: sourceOf(car, {
    creation: { page: '/create-car', rows: 'cars' },
    id: 'car_id',
    nameOf: ({ model }: Car) => model,
    searchIn: ['car_id', 'model'],
    sort: 'car_id',
  }),
  order_imports: sourceOf(orderImport, {
    id: 'import_id',
    hidesId: true,
    nameOf: ({ file_name: file }) => file,
    noteOf: ({ person, created_at: moment }) => [person, moment.slice(0, 10)].join(' · '),
    searchIn: ['file_name', 'person'],
    sort: '-import_id',
  }),
  actors: sourceOf(actor, {
    id: 'account_id',
    hidesId: true,
    nameOf: ({ name }) => name,
    searchIn: ['name'],
    sort: 'name',
  }),
} satisfies Readonly<Record<string, ChoiceSource>>;
