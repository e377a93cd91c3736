import { useTranslation } from '@tawseel/i18n';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import type { ListResult } from './table.types.ts';

const Root = styled.div`
  position: sticky;
  inset-inline-start: 0;
  display: grid;
  justify-content: center;
  padding: 12px;
`;

/** Loads the next rows when the end of the list comes near; its button serves those who do not scroll. */
export function LoadMore<Row>({ list }: { list: ListResult<Row> }) {
  const { t } = useTranslation('base');
  const ref = useRef<HTMLDivElement>(null);
  const { rows, loadMore, isFetchingMore, error } = list;
  // After a failure only the button continues: the end of the list stays in view and would request forever.
  const isWaiting = !isFetchingMore && !error;
  // The first page is little more than a large window shows, and needs no second one before anyone scrolls.
  const margin = `${Math.min(400, rows.length * 4)}px`;
  useEffect(() => {
    if (!isWaiting || !ref.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      root: ref.current.closest('[data-scroller]'),
      rootMargin: margin,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isWaiting, loadMore, margin]);

  return (
    <Root ref={ref} data-print="hide">
      <Button size="small" isBusy={isFetchingMore} busyLabel={t('loading')} onClick={loadMore}>
        {t('loadMore')}
      </Button>
    </Root>
  );
}
