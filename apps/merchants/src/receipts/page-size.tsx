import { A4 } from '@tawseel/ui/print';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { createGlobalStyle } from 'styled-components';
import type { ReceiptSheet } from './receipt.tsx';

/** A roll has no fixed length: each page is as long as its slip. */
const Roll = createGlobalStyle<{ $lengths: readonly number[] }>`
  @page {
    size: 80mm ${({ $lengths }) => Math.max(...$lengths)}mm;
    margin: 0;
  }

  ${({ $lengths }) => [...new Set($lengths)].map(pageOfLength).join('')}
  ${({ $lengths }) => $lengths.map(pageOfSlip).join('')}
`;

/** A printer of labels: each label is a page. */
const OneLabel = createGlobalStyle`
  @page {
    size: 100mm 150mm;
    margin: 0;
  }

  [data-slips] > :not(:last-child) {
    break-after: page;
  }
`;

/** Four labels, each a quarter of the sheet. */
const FourLabels = createGlobalStyle`
  @page {
    size: A4;
    margin: 0;
  }

  [data-slips] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 105mm), 105mm));
  }

  @media print {
    [data-slips] {
      grid-template-columns: 105mm 105mm;
    }

    [data-slips] > * {
      inline-size: 105mm;
      block-size: 148mm;
    }
  }
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
  /** Element with the slips to measure (`data-slips`). */
  slips: RefObject<HTMLElement | null>;
}

/** Sets the printer's paper size. */
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
    // A slip may be longer after its font has loaded.
    void document.fonts.ready.then(measure);
  });
  if (sheet === 'label') return <OneLabel />;
  if (sheet === 'labels') return <FourLabels />;
  return sheet === 'A4' ? <A4 /> : <Roll $lengths={lengths} />;
}
