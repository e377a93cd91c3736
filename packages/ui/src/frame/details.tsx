import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, tokens } from '../theme/tokens.ts';

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(min(9rem, 40%), max-content) auto minmax(0, 1fr);
  gap: 0 24px;

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    padding-block: 9px;
    border-block-end: 1px solid ${tokens.color.line};
  }

  > div:last-child {
    border: 0;
  }

  dt {
    color: ${tokens.color.muted};
  }

  dd {
    grid-column: 2 / -1;
    font-weight: 500;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  /* Amounts that are the whole value have a column of their own, as wide as the widest, and are on its right in both directions. */
  dd:has(> [data-amount]) {
    grid-column: 2;
    text-align: end;
  }

  ${media.phone} {
    grid-template-columns: fit-content(50%) minmax(0, 1fr) auto;

    dd {
      text-align: end;
    }

    dd:has(> [data-amount]) {
      grid-column: 3;
    }
  }

  [dir='rtl'] & dd:has(> [data-amount]) {
    text-align: start;
  }
`;

/** One row of {@link Details}. */
export interface Detail {
  label: string;
  /** A missing value is shown as a dash; a text is shown in its own direction. */
  value: ReactNode;
}

function writeDetail(value: ReactNode): ReactNode {
  if (value === '' || value == null) return '—';
  return typeof value === 'string' ? <bdi>{value}</bdi> : value;
}

/** Read-only rows of labels and values. */
export function Details({ items }: { items: readonly Detail[] }) {
  return (
    <Root>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{writeDetail(value)}</dd>
        </div>
      ))}
    </Root>
  );
}
