import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, tokens } from '../theme/tokens.ts';

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(9rem, max-content) minmax(0, 1fr);
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
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  ${media.phone} {
    grid-template-columns: fit-content(50%) minmax(0, 1fr);

    dd {
      text-align: end;
    }
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
