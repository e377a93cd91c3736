import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useIsPrinting } from '../theme/use-media.ts';
import { CardItem, CardSpace } from './card-list.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface NearCardsProps {
  count: number;
  /** The list that contains the cards. */
  list: HTMLElement | null;
  /** Estimated height of a card in px; it is measured once rendered. */
  cardHeight: number;
  keyOf: (index: number) => string;
  renderCard: (index: number) => ReactNode;
}

/** The cards of a long list near the viewport. On paper all of them. */
export function NearCards({ count, list, cardHeight, keyOf, renderCard }: NearCardsProps) {
  const [top, setTop] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- it renders by itself when the view moves; nothing is memoised
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => cardHeight,
    overscan: 6,
    scrollMargin: top,
  });
  useLayoutEffect(() => {
    if (list) setTop(list.getBoundingClientRect().top + window.scrollY);
  }, [list]);
  useKeptFocus(list);
  const near = virtualizer.getVirtualItems();
  const isPrinting = useIsPrinting();
  if (isPrinting) {
    return Array.from({ length: count }, (_, index) => (
      <CardItem key={keyOf(index)}>{renderCard(index)}</CardItem>
    ));
  }
  return (
    <>
      <CardSpace style={{ blockSize: virtualizer.getTotalSize() }} />
      {near.map(({ index, start }) => (
        <CardItem
          key={keyOf(index)}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={count}
          aria-posinset={index + 1}
          style={{ position: 'absolute', insetBlockStart: start - top }}
        >
          {renderCard(index)}
        </CardItem>
      ))}
    </>
  );
}
