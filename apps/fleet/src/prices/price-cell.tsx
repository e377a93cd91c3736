import type { PriceCell as Cell } from '@tawseel/api-client/prices';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Money, Sentence, VisuallyHidden } from '@tawseel/ui';
import { memo } from 'react';
import { dayAfter } from './days.ts';
import { isOwn } from './places.ts';
import { CellButton, Whose } from './price-grid.styles.ts';

export interface PriceCellProps {
  cell: Cell;
  /** Whose price it is, and where. */
  title: string;
  /** Heading of its column. */
  heading: string;
  today: string;
  isOpen: boolean;
  onOpen: (cell: Cell, opener: HTMLElement) => void;
}

/** The present price of a scope: where it comes from, and the next one. */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { cell, title, heading, today, isOpen, onOpen } = props;
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const { source, city, area, next_day: next, next_price: price } = cell;
  const isInherited = !isOwn(cell);
  const day = (value: string) =>
    value < dayAfter(today, 365) ? format.dayAndMonth(value) : format.day(value);
  return (
    <CellButton
      type="button"
      aria-expanded={isOpen}
      data-inherited={isInherited || undefined}
      onClick={(event) => onOpen(cell, event.currentTarget)}
    >
      <Whose aria-hidden="true">{heading}</Whose>
      <strong>
        <VisuallyHidden>
          <Sentence text={`${title}: `} />
        </VisuallyHidden>
        <Money value={cell.delivery_price} unit="none" /> / <Money value={cell.return_price} unit="none" />
      </strong>
      {isInherited && (
        <small>
          <Sentence text={t(`prices.inherited.${source}`, { city, area: area ?? '' })} />
        </small>
      )}
      {next !== null && (
        <small>
          <Sentence text={t('prices.next', { price: format.amount(price), day: day(next) })} />
        </small>
      )}
    </CellButton>
  );
});
