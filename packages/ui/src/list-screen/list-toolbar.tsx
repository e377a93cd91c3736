import { useTranslation } from '@tawseel/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FilterDateRange, FilterDay } from '../filters/day-filters.tsx';
import { FilterChoice } from '../filters/filter-choice.tsx';
import { FilterSelect, FilterToggle, ResultCount } from '../filters/filters.tsx';
import { SearchBox } from '../filters/search-box.tsx';
import { Button } from '../button/button.tsx';
import { Toolbar } from '../frame/card.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import { useIsPhone, useIsPrinting } from '../theme/use-media.ts';
import type { ListResult } from '../table/table.types.ts';
import { tokens } from '../theme/tokens.ts';
import { ClearFilters } from './clear-filters.tsx';
import { manyColumns } from './column-layout.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { filtersInLine } from './filters-in-line.ts';
import { useListScreen } from './list-screen-context.ts';
import { PrintList } from './print-list.tsx';
import { printedCode } from './printed-code.ts';
import type { ListFilter, ListState } from './use-list-state.ts';

/** Search of a list screen. */
export interface ListSearch {
  label: string;
  placeholder?: string;
  /** Default: `live`. `button` waits for a button. */
  mode?: 'live' | 'button';
}

function Filter({ filter, state }: { filter: ListFilter; state: ListState }) {
  const { t } = useTranslation();
  const { name, kind } = filter;
  const label = t(filter.label);
  if (kind === 'days') {
    const set = (value: Parameters<ListState['setFilter']>[1]) => state.setFilter(name, value);
    return <FilterDateRange label={label} value={state.daysOf(name)} onChange={set} />;
  }
  const shared = {
    label,
    value: state.textOf(name),
    onChange: (value: string) => state.setFilter(name, value),
  };
  if (kind === 'day') return <FilterDay {...shared} />;
  if (kind === 'choice') return <FilterChoice {...shared} choices={filter.choices} />;
  if (kind === 'toggle') return <FilterToggle {...shared} />;
  return (
    <FilterSelect
      {...shared}
      options={filter.options.map((option) => ({ ...option, label: t(option.label) }))}
    />
  );
}

const Loading = styled.p`
  margin-inline-start: auto;
  font-size: 0.8125rem;
  color: ${tokens.color.muted};

  + p {
    margin-inline-start: 0;
  }
`;

export interface ListToolbarProps {
  /** The rows of `state.query`. */
  list: ListResult<unknown>;
  search?: ListSearch;
  /** Whether Loading... appears beside the count during every request, also while previous rows are shown. */
  hasLoadingText?: boolean;
  /** Prints a sheet of the screen in place of the list. */
  onPrint?: () => void;
}

/**
 * Search first, filters beside it, then the number of rows. Filters that have no room open with a button, on a phone all of them;
 * beside a search, those that are set stand there too.
 */
export function ListToolbar({ list, search, hasLoadingText, onPrint }: ListToolbarProps) {
  const { t } = useTranslation('base');
  const { state } = useListScreen();
  const isPhone = useIsPhone();
  // The head of the printed rows says what is chosen, on each sheet.
  const hasHead = useIsPrinting() && printedCode.current() !== undefined;
  const { filters } = state;
  const set = Object.keys(state.query.filter ?? {});
  const first = isPhone ? 0 : filtersInLine(filters);
  const isSet = ({ name }: ListFilter) => !isPhone && set.includes(name);
  const [isOpen, setIsOpen] = useState(() => filters.slice(first).some(isSet));
  const rest = filters.slice(first).filter((filter) => isOpen || isSet(filter));
  const phoneLabel = set.length > 0 ? t('filtersSet', { number: set.length }) : t('filters');
  const show = (filter: ListFilter) => <Filter key={filter.name} filter={filter} state={state} />;
  return (
    <Toolbar data-print={hasHead ? 'hide' : undefined}>
      {search && <SearchBox {...search} value={state.search} onSearch={state.setSearch} />}
      {filters.slice(0, first).map(show)}
      {filters.length > first && (
        <Button
          variant={isPhone ? 'plain' : 'ghost'}
          aria-label={isPhone ? undefined : `${t('more')}: ${t('filters')}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isPhone ? (
            phoneLabel
          ) : (
            <>
              {t('more')}
              <Icon path={icons.chevronDown} />
            </>
          )}
        </Button>
      )}
      {rest.map(show)}
      {state.isNarrowed && filters.length > 0 && (!isPhone || isOpen) && (
        <ClearFilters state={state} variant="ghost" />
      )}
      {hasLoadingText && list.isFetching && <Loading>{t('loading')}</Loading>}
      <ResultCount
        shown={list.rows.length}
        total={list.total}
        isUnknown={list.isLoading || list.error !== undefined || (list.hasMore && list.total === undefined)}
      />
      {!isPhone && state.columns.length >= manyColumns && <ColumnsMenu state={state} />}
      <PrintList list={list} onPrint={onPrint} />
    </Toolbar>
  );
}
