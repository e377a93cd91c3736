import { useLayoutEffect, useState, type RefObject } from 'react';
import { createGlobalStyle } from 'styled-components';
import type { ReceiptSheet } from './receipt.tsx';

const A4 = createGlobalStyle`
  @page {
    size: A4;
    margin: 14mm;
  }
`;

/** A roll has no length of its own: the page is as long as the longest slip. */
const Roll = createGlobalStyle<{ $length: number }>`
  @page {
    size: 80mm ${({ $length }) => $length}mm;
    margin: 0;
  }
`;

const mmPerPixel = 25.4 / 96;

interface PageSizeProps {
  sheet: ReceiptSheet;
  /** Holds the slips, to be measured. */
  slips: RefObject<HTMLElement | null>;
}

/** Tells the printer the size of the paper. */
export function PageSize({ sheet, slips }: PageSizeProps) {
  const [length, setLength] = useState(200);
  useLayoutEffect(() => {
    const measure = () => {
      const heights = [...(slips.current?.querySelectorAll('article') ?? [])].map(
        (slip) => slip.offsetHeight,
      );
      setLength(Math.max(60, Math.ceil(Math.max(...heights, 0) * mmPerPixel) + 2));
    };
    measure();
    // Written in its own font a slip may be longer.
    void document.fonts.ready.then(measure);
  });
  return sheet === 'A4' ? <A4 /> : <Roll $length={length} />;
}
