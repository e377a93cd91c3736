import { useTranslation } from '@tawseel/i18n';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../frame/card.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { ErrorPanel } from '../frame/error-panel.tsx';
import { Skeleton } from '../frame/skeleton.tsx';
import { VisuallyHidden } from '../frame/visually-hidden.tsx';
import { LoadMore } from '../table/load-more.tsx';
import type { EmptyText, ListResult } from '../table/table.types.ts';
import { usePrintedRows } from '../table/use-printed-rows.ts';
import { useIsPrinting } from '../theme/use-media.ts';
import { useListScreen } from './list-screen-context.ts';
import { printedCode } from './printed-code.ts';
import { useEmptyNow } from './use-empty-now.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(21.25rem, 100%), 1fr));
  gap: 16px;

  > li {
    display: grid;
    min-inline-size: 0;
  }
`;

const Waiting = styled(Card)`
  display: grid;
  gap: 14px;
`;

const waiting = ['first', 'second', 'third'];

interface CardsProps<Row> {
  /** The rows of `state.query`. */
  list: ListResult<Row>;
  rowKey: (row: Row) => string;
  /** Text of the empty list, in the exact words of the screen, and what to do next. */
  empty: EmptyText;
  /** The card of a row, usually a `Card`. */
  children: (row: Row) => ReactNode;
}

function Cards<Row>({ list, rowKey, empty, children }: CardsProps<Row>) {
  const { t } = useTranslation('base');
  const { title } = useListScreen();
  const emptyNow = useEmptyNow(empty);
  const id = useId();
  const rows = usePrintedRows(list.rows);
  if (list.isLoading) {
    return (
      <>
        <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
        <Grid aria-hidden="true">
          {waiting.map((name) => (
            <li key={name}>
              <Waiting>
                <Skeleton $width="45%" $height="1.25rem" />
                <Skeleton $width="100%" $height="11.875rem" />
                <Skeleton $width="60%" $height="2.25rem" />
              </Waiting>
            </li>
          ))}
        </Grid>
      </>
    );
  }
  if (list.rows.length === 0) return list.error ? null : <EmptyState {...emptyNow} />;
  return (
    <>
      <VisuallyHidden id={id}>{title}</VisuallyHidden>
      <Grid aria-labelledby={id} aria-busy={list.isFetching}>
        {rows.map((row) => (
          <li key={rowKey(row)}>{children(row)}</li>
        ))}
      </Grid>
      {list.hasMore && <LoadMore list={list} />}
    </>
  );
}

/** The rows of a list screen as cards: their loading, error and empty states. */
export function ListCards<Row>(props: CardsProps<Row>) {
  const { list } = props;
  const { title, state } = useListScreen();
  const printed = useIsPrinting() ? printedCode.current() : undefined;
  return (
    <>
      {printed && <printed.PrintedHead title={title} list={list} state={state} />}
      {list.error && (
        <ErrorPanel message={list.error.message} onRetry={list.retry} isRetrying={list.isFetching} />
      )}
      <Cards {...props} />
    </>
  );
}
