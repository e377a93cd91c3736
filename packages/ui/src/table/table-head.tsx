import { useTranslation } from '@tawseel/i18n';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../frame/visually-hidden.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import { hasFigures } from './columns.ts';
import { AllRowsCheckbox } from './row-checkbox.tsx';
import { SortButton } from './sort-button.styles.ts';
import type { Column, Selection } from './table.types.ts';

export interface SortProps {
  /** Sorted column, with `-` before it for descending. */
  sort?: string | undefined;
  onSort?: ((sort: string) => void) | undefined;
}

/** Sort direction of a column, and the sort that a press on its header requests. */
function sortingOf(sort: string | undefined, key: string) {
  if (sort === key) return { direction: 'ascending', next: `-${key}`, icon: icons.chevronUp } as const;
  if (sort === `-${key}`) return { direction: 'descending', next: key, icon: icons.chevronDown } as const;
  return { direction: undefined, next: key, icon: icons.sort } as const;
}

interface TableHeadProps<Row> extends SortProps {
  columns: readonly Column<Row>[];
  hasActions: boolean;
  ids: readonly string[];
  selection?: Selection | undefined;
  /** Content above the headings on each sheet of paper. */
  printedHead?: ReactNode;
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, hasActions, ids, selection, sort, onSort, printedHead } = props;
  const { t } = useTranslation('base');
  return (
    <thead>
      {printedHead && (
        <tr>
          <td colSpan={columns.filter(({ isControl }) => !isControl).length}>{printedHead}</td>
        </tr>
      )}
      <tr>
        {selection && (
          <th scope="col" data-tick>
            <AllRowsCheckbox ids={ids} {...selection} />
          </th>
        )}
        {columns.map((column) => {
          const { direction, next, icon } = sortingOf(sort, column.key);
          const isSortable = column.isSortable && onSort;
          return (
            <th
              key={column.key}
              scope="col"
              data-figures={hasFigures(column) || undefined}
              data-control={column.isControl}
              aria-sort={isSortable ? direction : undefined}
            >
              {isSortable ? (
                <SortButton type="button" onClick={() => onSort(next)}>
                  {t(column.header)}
                  <Icon path={icon} />
                </SortButton>
              ) : (
                t(column.header)
              )}
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" data-actions>
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
