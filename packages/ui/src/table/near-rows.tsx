import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useIsPrinting } from '../theme/use-media.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const SpacerCell = styled.td`
  && {
    padding: 0;
    border: 0;
    background: none;
  }
`;

function Spacer({ span, height }: { span: number; height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <SpacerCell colSpan={span} style={{ blockSize: height }} />
    </tr>
  );
}

interface NearRowsProps {
  count: number;
  /** Columns of the table. */
  span: number;
  /** Height of a row in px. */
  rowHeight: number;
  /** Scroll container of the table. */
  scroller: HTMLElement | null;
  renderRow: (index: number) => ReactNode;
}

/** The rows of a long table near the viewport, and the space of the others. On paper all of them. */
export function NearRows({ count, span, rowHeight, scroller, renderRow }: NearRowsProps) {
  // oxlint-disable-next-line react/incompatible-library -- it renders by itself when the view moves; nothing is memoised
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const near = virtualizer.getVirtualItems();
  useKeptFocus(scroller);
  const isPrinting = useIsPrinting();
  if (isPrinting) return <tbody>{Array.from({ length: count }, (_, index) => renderRow(index))}</tbody>;
  return (
    <tbody>
      <Spacer span={span} height={near[0]?.start ?? 0} />
      {near.map(({ index }) => renderRow(index))}
      <Spacer span={span} height={virtualizer.getTotalSize() - (near.at(-1)?.end ?? 0)} />
    </tbody>
  );
}
