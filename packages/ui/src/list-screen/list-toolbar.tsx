import { useTranslation } from '@tawseel/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FilterDateRange, FilterDay } from '../filters/day-filters.tsx';
import { FilterChoice } from '../filters/filter-choice.tsx';
import { FilterSelect, FilterToggle, ResultCount } from '../filters/filters.tsx';
import { SearchBox } from '../filters/search-box.tsx';
import { Button } from '../button/button.tsx';
import { Toolbar } from '../frame/card.tsx';
import { useIsPhone, useIsPrinting } from '../theme/use-media.ts';
import type { ListResult } from '../table/table.types.ts';
import { tokens } from '../theme/tokens.ts';
import { ClearFilters } from './clear-filters.tsx';
import { manyColumns } from './column-layout.ts';
import { ColumnsMenu } from './columns-menu.tsx';
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

/** Search first, filters beside it, then the number of rows. On a phone, one button opens the filters. */
export function ListToolbar({ list, search, hasLoadingText, onPrint }: ListToolbarProps) {
  const { t } = useTranslation('base');
  const { state } = useListScreen();
  const isPhone = useIsPhone();
  // The head of the printed rows says what is chosen, on each sheet.
  const hasHead = useIsPrinting() && printedCode.current() !== undefined;
  const [isOpen, setIsOpen] = useState(false);
  const { filters } = state;
  const count = Object.keys(state.query.filter ?? {}).length;
  return (
    <Toolbar data-print={hasHead ? 'hide' : undefined}>
      {search && <SearchBox {...search} value={state.search} onSearch={state.setSearch} />}
      {isPhone && filters.length > 0 && (
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {count > 0 ? t('filtersSet', { number: count }) : t('filters')}
        </Button>
      )}
      {(!isPhone || isOpen) && (
        <>
          {filters.map((filter) => (
            <Filter key={filter.name} filter={filter} state={state} />
          ))}
          {state.isNarrowed && filters.length > 0 && <ClearFilters state={state} variant="ghost" />}
        </>
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
