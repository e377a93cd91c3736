import { useTranslation } from '@tawseel/i18n';
import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { EmptyState } from '../frame/empty-state.tsx';
import { ErrorPanel } from '../frame/error-panel.tsx';
import { dropFirstRows, FirstRows } from '../frame/first-rows.tsx';
import { VisuallyHidden } from '../frame/visually-hidden.tsx';
import { tokens } from '../theme/tokens.ts';
import { useIsPhone, useIsPrinting } from '../theme/use-media.ts';
import { isDense, isWide } from './columns.ts';
import { LoadMore } from './load-more.tsx';
import { RowCards, SkeletonCards } from './row-cards.tsx';
import { Edges, Scroller } from './scroller.styles.ts';
import { moveBetweenRows } from './move-between-rows.ts';
import { SortSelect } from './sort-select.tsx';
import { SkeletonBody, TableBody, virtualFrom } from './table-body.tsx';
import { TableHead, type SortProps } from './table-head.tsx';
import { Table } from './table.styles.ts';
import type { EmptyText, ListResult, RowsProps } from './table.types.ts';
import { useActionsWidth } from './use-actions-width.ts';
import { useColumnWidths } from './use-column-widths.ts';
import { usePrintedRows } from './use-printed-rows.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

// Animated with `transform`, which causes no layout while the rows render.
const slide = keyframes`
  from {
    transform: translateX(-100%);
  }
  to {
    transform: translateX(334%);
  }
`;

const Root = styled.div`
  position: relative;
  display: grid;
  gap: 12px;
`;

const Panel = styled.div`
  min-inline-size: 0;
`;

/**
 * A thin line above the rows during a slow request; it takes no space. It is hidden rather than unmounted: the first use of
 * an animation computes the style of the whole page.
 */
const Progress = styled.div`
  position: absolute;
  z-index: 4;
  inset-inline: 10px;
  inset-block-start: 0;
  block-size: 2px;
  overflow: hidden;

  &::before {
    content: '';
    position: absolute;
    inline-size: 30%;
    block-size: 100%;
    background: ${tokens.color.accent};
    animation: ${slide} 1s ease-in-out infinite;
  }

  [dir='rtl'] &::before {
    animation-direction: reverse;
  }
`;

/** Whether a state has lasted for a noticeable time: fast responses need no indicator. */
function useLate(isSo: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(setIsLate, 150, true);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isSo]);
  return isLate;
}

export interface DataTableProps<Row> extends Omit<RowsProps<Row>, 'rows'>, SortProps {
  list: ListResult<Row>;
  empty: EmptyText;
  /** Content above the headings on each sheet of paper. */
  printedHead?: ReactNode;
}

interface ShownRowsProps<Row> extends DataTableProps<Row> {
  /** Whether the rows may be replaced. */
  isBusy: boolean;
}

function WideRows<Row>(props: ShownRowsProps<Row>) {
  const { list, isBusy, empty, columns, rowKey, caption, actions, selection, sort, onSort, printedHead } =
    props;
  const rows = usePrintedRows(list.rows);
  const shown = { columns, rows, rowKey, caption, actions, selection };
  // State instead of a ref: the rows need the element, and mount before it.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  useActionsWidth(scroller);
  useScrollRestoration(scroller, caption);
  const table = useRef<HTMLTableElement>(null);
  const isVirtual = rows.length >= virtualFrom;
  const columnKeys = [
    ...(selection ? ['tick'] : []),
    ...columns.map(({ key }) => key),
    ...(actions ? ['actions'] : []),
  ];
  const isPrinting = useIsPrinting();
  useColumnWidths(table, !list.isLoading && !isPrinting);
  const isEmpty = rows.length === 0 && !list.isLoading;
  return (
    <Edges>
      {/* A scroll container must be reachable by keyboard. */}
      <Scroller ref={setScroller} aria-label={caption} tabIndex={0} data-scroller onKeyDown={moveBetweenRows}>
        <Table
          ref={table}
          aria-busy={list.isLoading || isBusy}
          aria-rowcount={isVirtual ? rows.length + 1 : undefined}
          data-dense={isDense(columns) || undefined}
          data-wide={isWide(columns) || undefined}
          data-fixed={isVirtual || undefined}
        >
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <colgroup>
            {columnKeys.map((key) => (
              <col key={key} />
            ))}
          </colgroup>
          <TableHead
            columns={columns}
            hasActions={actions !== undefined}
            ids={selection ? rows.map(rowKey) : []}
            selection={selection}
            sort={sort}
            onSort={onSort}
            printedHead={printedHead}
          />
          {list.isLoading ? <SkeletonBody {...shown} /> : <TableBody scroller={scroller} {...shown} />}
        </Table>
        {isEmpty && <EmptyState {...empty} />}
        {list.hasMore && !list.isLoading && <LoadMore list={list} />}
      </Scroller>
    </Edges>
  );
}

function Cards<Row>({ list, empty, sort, onSort, ...rest }: ShownRowsProps<Row>) {
  const props = { ...rest, rows: list.rows };
  if (list.isLoading) return <SkeletonCards {...props} />;
  if (list.rows.length === 0) return <EmptyState {...empty} />;
  return (
    <Panel>
      <SortSelect {...props} sort={sort} onSort={onSort} />
      <RowCards {...props} />
      {list.hasMore && <LoadMore list={list} />}
    </Panel>
  );
}

/**
 * A list as a table, or as cards on a phone. It shows skeleton rows while loading, the screen's text when empty, and an
 * error with Retry. It loads more rows as its end comes near, and of a long list it mounts only the rows near the viewport.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { t } = useTranslation('base');
  const isPhone = useIsPhone();
  // A press on a header is to be answered within 250 ms. At a quarter of a processor's speed, mounting other rows takes up to 800.
  const list = useDeferredValue(props.list);
  const hasFailed = list.error !== undefined && list.rows.length === 0;
  const Rows = isPhone ? Cards : WideRows;
  const isAwaiting = list.isFetching && !list.isFetchingMore;
  const isLate = useLate(isAwaiting && !list.isLoading);
  useEffect(() => {
    if (!list.isLoading) dropFirstRows();
  }, [list.isLoading]);
  return (
    <Root>
      {list.error && (
        <ErrorPanel message={list.error.message} onRetry={list.retry} isRetrying={list.isFetching} />
      )}
      {!hasFailed && (
        <Panel>
          <Progress aria-hidden="true" hidden={!isLate} />
          {list.isLoading && <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>}
          <FirstRows part="rows" isLoading={list.isLoading}>
            <Rows {...props} list={list} isBusy={list.isFetching || list !== props.list} />
          </FirstRows>
        </Panel>
      )}
    </Root>
  );
}
