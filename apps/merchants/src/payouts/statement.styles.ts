import { media, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

/** Lines of a statement: on paper the heading repeats on each page, on a narrow screen the table scrolls. */
export const Lines = styled.div`
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 13px;
  }

  th,
  td {
    padding: 6px 8px;
    text-align: start;
    border-block-end: 1px solid ${tokens.color.line};
  }

  th {
    color: ${tokens.color.muted};
    font-weight: 600;
  }

  tfoot td,
  tfoot th {
    border: 0;
    color: inherit;
    font-weight: 600;
  }

  [data-figures] {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  /* Amounts are on the right in both directions. */
  [dir='rtl'] & [data-figures] {
    text-align: start;
  }

  /* The table scrolls before its words and ids break. */
  @media screen {
    table {
      overflow-wrap: break-word;
    }

    td > [dir='ltr'] {
      white-space: nowrap;
    }
  }

  ${media.print} {
    overflow: visible;

    /* A foot would repeat the total of all lines on each page. */
    tfoot {
      display: table-row-group;
    }

    table {
      font-size: 10px;
    }

    th,
    td {
      padding: 3px 5px;
    }

    tr {
      break-inside: avoid;
    }
  }
`;

/** Place of the merchant's signature. */
export const Signature = styled.p`
  inline-size: min(100%, 320px);
  margin-block-start: 36px;
  padding-block-start: 6px;
  border-block-start: 1px solid ${tokens.color.lineStrong};
  color: ${tokens.color.muted};
  break-inside: avoid;
`;

/** A statement may have many pages; a receipt has one. */
export const manyPages = {
  breakInside: 'auto',
} as const;
