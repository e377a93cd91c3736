import { styled } from 'styled-components';
import { media, tokens } from '../theme/tokens.ts';

/** The card of a row. */
export const Root = styled.article`
  padding: 12px 14px;
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  box-shadow: ${tokens.shadow.low};

  &[data-selected] {
    background: ${tokens.color.accentSoft};
  }

  header {
    display: flex;
    align-items: center;
    gap: 10px;
    margin-block-end: 8px;
  }

  h2 {
    flex: 1;
    min-inline-size: 0;
    font-size: 0.9375rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 5px 16px;
    font-size: 0.8125rem;
  }

  dt {
    color: ${tokens.color.muted};
  }

  dd {
    grid-column: 2 / -1;
    text-align: end;
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  /* Amounts have a column of their own, as wide as the widest, and are on its right in both directions. */
  dd[data-figures] {
    grid-column: 3;
  }

  [dir='rtl'] & dd[data-figures] {
    text-align: start;
  }

  [data-control] {
    grid-column: 1 / -1;
    text-align: start;
  }

  ${media.print} {
    [data-control],
    footer {
      display: none;
    }
  }

  /* Long labels, and large text, need a second line. */
  footer,
  footer > div {
    flex-wrap: wrap;
  }

  footer {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    margin-block: 8px -8px;
    padding-block-start: 4px;
    border-block-start: 1px solid ${tokens.color.line};
  }

  && footer button,
  && footer a {
    min-inline-size: 2.75rem;
    block-size: 2.75rem;
  }

  [aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;
