import { useTranslation } from '@tawseel/i18n';
import { styled } from 'styled-components';
import { PrintedFrom } from '../printed-from/printed-from.tsx';
import type { ListState } from './use-list-state.ts';

// Replaces the controls that it puts into words; those of the other filters show their label.
const Root = styled.div`
  flex: 1 0 100%;

  ~ :is(form, select) {
    display: none;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 20px;
  }
`;

/** The head of a printed list: its origin, and its search, filters and sort in words. */
export function PrintedChoice({ state }: { state: ListState }) {
  const { t } = useTranslation('base');
  const { search, sort, filters, columns } = state;
  const column = columns.find(({ key }) => key === sort?.replace(/^-/, ''));
  const order = sort?.startsWith('-') ? 'descending' : 'ascending';
  const choices = [
    [t('search'), search],
    ...filters.map((filter) => {
      const chosen =
        filter.kind === 'select' && filter.options.find(({ value }) => value === state.textOf(filter.name));
      return [t(filter.label), chosen ? t(chosen.label) : ''];
    }),
    [t('sortBy'), column?.header && t(order, { column: t(column.header) })],
  ];
  const set = choices.filter(([, choice]) => choice);
  return (
    <Root data-set>
      <PrintedFrom />
      {set.length > 0 && (
        <ul>
          {set.map(([label, choice]) => (
            <li key={label}>
              {label}: <bdi>{choice}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
