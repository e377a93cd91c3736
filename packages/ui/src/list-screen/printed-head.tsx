import { useFormat, useTranslation, type Formats, type Translate } from '@tawseel/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Picked } from '../filters/filter-panel.tsx';
// By the name of the package: a part that a later chunk imports by its path is a module of its own in the first load.
import { Ltr } from '@tawseel/ui';
import { PrintedFrom } from '../printed-from/printed-from.tsx';
import { usePrintedWords } from '../printed-from/use-printed-words.ts';
import { mostPrinted } from '../table/use-printed-rows.ts';
import type { ListResult } from '../table/table.types.ts';
import type { ListFilter, ListState } from './use-list-state.ts';

const Root = styled.div`
  margin-block-end: 8px;

  > div > strong {
    font-size: 13pt;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 20px;
  }
`;

function countOf({ rows, total, hasMore }: ListResult<unknown>, t: Translate, { number }: Formats): string {
  const shown = Math.min(rows.length, mostPrinted);
  if (total !== undefined && shown < total)
    return t('printed.firstOf', { shown: number(shown), total: number(total) });
  if (hasMore) return t('printed.first', { shown: number(shown) });
  return t('results', { count: shown, number: number(shown) });
}

/** What a filter is set to, in words; undefined if it is not set, and `true` if its label says all. */
function writeFilter(filter: ListFilter, state: ListState, t: Translate, format: Formats): ReactNode {
  const value = state.textOf(filter.name);
  if (filter.kind === 'days') {
    const { from, to } = state.daysOf(filter.name);
    return (from ?? to) && <Ltr>{[from, to].map((day) => format.day(day) || '…').join(' – ')}</Ltr>;
  }
  if (!value) return undefined;
  if (filter.kind === 'day') return <Ltr>{format.day(value)}</Ltr>;
  if (filter.kind === 'choice')
    return (
      <Picked pending={value}>
        {({ ChosenName }) => <ChosenName choices={filter.choices} value={value} picked={undefined} />}
      </Picked>
    );
  if (filter.kind === 'toggle') return true;
  return <bdi>{t(filter.options.find((option) => option.value === value)?.label ?? value)}</bdi>;
}

export interface PrintedHeadProps {
  title: string;
  list: ListResult<unknown>;
  state: ListState;
}

/** The head of a printed list: title and origin, how its rows were chosen, and how many of them are printed. */
export function PrintedHead({ title, list, state }: PrintedHeadProps) {
  const { t } = useTranslation('base');
  const format = useFormat();
  usePrintedWords();
  const { search, sort, filters, columns } = state;
  const column = columns.find(({ key }) => key === sort?.replace(/^-/, ''));
  const order = sort?.startsWith('-') ? 'descending' : 'ascending';
  const choices: [string, ReactNode][] = [
    [t('search'), search && <bdi>{search}</bdi>],
    ...filters.map((filter): [string, ReactNode] => [t(filter.label), writeFilter(filter, state, t, format)]),
    [t('sortBy'), column?.header && <bdi>{t(order, { column: t(column.header) })}</bdi>],
  ];
  return (
    <Root>
      <PrintedFrom title={title} />
      <ul>
        {choices
          .filter(([, choice]) => choice !== undefined && choice !== '')
          .map(([label, choice]) => (
            <li key={label}>
              {label}
              {choice !== true && <>: {choice}</>}
            </li>
          ))}
        <li>{countOf(list, t, format)}</li>
      </ul>
    </Root>
  );
}
