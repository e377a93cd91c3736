import { useLayoutEffect, useState, type RefObject } from 'react';
import { createGlobalStyle } from 'styled-components';
import type { ReceiptSheet } from './receipt.tsx';

const A4 = createGlobalStyle`
  @page {
    size: A4;
    margin: 14mm;
  }
`;

/** A roll has no length of its own: each page is as long as its slip. */
const Roll = createGlobalStyle<{ $lengths: readonly number[] }>`
  @page {
    size: 80mm ${({ $lengths }) => Math.max(...$lengths)}mm;
    margin: 0;
  }

  ${({ $lengths }) => [...new Set($lengths)].map(pageOfLength).join('')}
  ${({ $lengths }) => $lengths.map(pageOfSlip).join('')}
`;

function pageOfLength(length: number) {
  return `@page slip-${length} { size: 80mm ${length}mm; margin: 0; }`;
}

function pageOfSlip(length: number, at: number) {
  return `[data-slips] > :nth-child(${at + 1}) { page: slip-${length}; }`;
}

const mmPerPixel = 25.4 / 96;
const shortest = 60;

interface PageSizeProps {
  sheet: ReceiptSheet;
  /** Holds the slips (`data-slips`), to be measured. */
  slips: RefObject<HTMLElement | null>;
}

/** Tells the printer the size of the paper. */
export function PageSize({ sheet, slips }: PageSizeProps) {
  const [lengths, setLengths] = useState([shortest]);
  useLayoutEffect(() => {
    const measure = () => {
      const measured = [...(slips.current?.querySelectorAll('article') ?? [])].map((slip) =>
        Math.max(shortest, Math.ceil(slip.offsetHeight * mmPerPixel) + 2),
      );
      setLengths((known) => (String(known) === String(measured) ? known : measured));
    };
    measure();
    // Written in its own font a slip may be longer.
    void document.fonts.ready.then(measure);
  });
  return sheet === 'A4' ? <A4 /> : <Roll $lengths={lengths} />;
}
