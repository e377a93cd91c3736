import { createGlobalStyle } from 'styled-components';

/** Prints the page on A4. */
export const A4 = createGlobalStyle`
  @page {
    size: A4;
    margin: 14mm;
  }
`;
