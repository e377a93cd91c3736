import type { Days, FiltersOf, PageName } from './page-filters.ts';

/** The view of a list that a link opens. */
export interface LinkOptions<Name extends PageName> {
  search?: string;
  /** Column, `-` before it for descending. */
  sort?: string;
  filter?: FiltersOf<Name>;
}

interface View {
  search?: string;
  sort?: string;
  filter?: Readonly<Record<string, string | Days | undefined>>;
}

/** Address of a page with a view of its list, as `useListState` of the kit reads it. */
export function pageAddress(path: string, { search, sort, filter = {} }: View = {}): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (sort) params.set('sort', sort);
  for (const [column, value] of Object.entries(filter)) {
    if (typeof value === 'string') params.set(column, value);
    else if (value) {
      params.set(`${column}.from`, value.from);
      params.set(`${column}.to`, value.to);
    }
  }
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

/** Address of a page by name; only its own filters are accepted. */
export function linkTo<Name extends PageName>(page: Name, options?: LinkOptions<Name>): string {
  return pageAddress(`/${page}`, options);
}
