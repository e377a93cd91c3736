import { styled } from 'styled-components';

/** Only the rows scroll. */
export const Rows = styled.div`
  min-inline-size: 0;

  [data-scroller] {
    max-block-size: max(12rem, calc(80dvh - 10.5rem));
  }
`;
