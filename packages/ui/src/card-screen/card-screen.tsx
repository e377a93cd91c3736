import { useTranslation } from '@tawseel/i18n';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../frame/card.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { ErrorPanel } from '../frame/error-panel.tsx';
import { Page, PageHeader } from '../frame/page.tsx';
import { Skeleton } from '../frame/skeleton.tsx';
import { VisuallyHidden } from '../frame/visually-hidden.tsx';
import { ListToolbar, type ListSearch } from '../list-screen/list-toolbar.tsx';
import { useEmptyNow } from '../list-screen/use-empty-now.tsx';
import type { ListState } from '../list-screen/use-list-state.ts';
import { LoadMore } from '../table/load-more.tsx';
import type { EmptyText, ListResult } from '../table/table.types.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
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

export interface CardScreenProps<Row> {
  title: string;
  subtitle?: ReactNode;
  rowKey: (row: Row) => string;
  /** Search and filters, from `useListState`. */
  state: ListState;
  list: ListResult<Row>;
  empty: EmptyText;
  search?: ListSearch;
  headerActions?: ReactNode;
  /** Between header and cards: totals, a notice. */
  lead?: ReactNode;
  /** The card of a row, usually a `Card`. */
  children: (row: Row) => ReactNode;
}

function Rows<Row>({ title, rowKey, state, list, empty, children }: CardScreenProps<Row>) {
  const { t } = useTranslation('base');
  const emptyNow = useEmptyNow(state, empty);
  const id = useId();
  if (list.isLoading) {
    return (
      <>
        <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
        <Grid aria-hidden="true">
          {waiting.map((name) => (
            <li key={name}>
              <Waiting>
                <Skeleton $width="45%" $height="20px" />
                <Skeleton $width="100%" $height="190px" />
                <Skeleton $width="60%" $height="36px" />
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
        {list.rows.map((row) => (
          <li key={rowKey(row)}>{children(row)}</li>
        ))}
      </Grid>
      {list.hasMore && <LoadMore list={list} />}
    </>
  );
}

/** A list screen with cards instead of rows: search, filters, loading, error and empty states. */
export function CardScreen<Row>(props: CardScreenProps<Row>) {
  const { title, subtitle, state, list, search, headerActions, lead } = props;
  return (
    <Page>
      <PageHeader title={title} {...(subtitle !== undefined && { subtitle })} actions={headerActions} />
      {lead}
      <ListToolbar state={state} search={search} list={list} />
      {list.error && (
        <ErrorPanel message={list.error.message} onRetry={list.retry} isRetrying={list.isFetching} />
      )}
      <Rows {...props} />
    </Page>
  );
}
