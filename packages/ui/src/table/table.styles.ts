import { styled } from 'styled-components';
import { media, tokens } from '../theme/tokens.ts';
import { rowFocus } from './row-focus.styles.ts';
import { headHeight, lineHeight } from './sizes.ts';

// Selectors end in a name: the browser tries one that ends in `:is()` or `*` on every element of the page.
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  /* Many columns: all fit from 1440 px on. */
  &[data-dense] {
    --pad: clamp(3.5px, (100vw - 86.875rem) / 35, 13px);
    font-size: 0.8125rem;
  }

  th,
  td {
    padding: 0 var(--pad, 13px);
    text-align: start;
    white-space: nowrap;
    border-block-end: 1px solid ${tokens.color.line};
  }

  /* On the right in both directions: the decimals of amounts align there. */
  [data-figures] {
    text-align: end;
  }

  [dir='rtl'] & [data-figures] {
    text-align: start;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    block-size: ${headHeight}rem;
    background: ${tokens.color.sunken};
    /* Columns end between pixels: what is below would shine through there. */
    box-shadow: 1px -1px ${tokens.color.sunken};
    color: ${tokens.color.muted};
    font-size: 0.75rem;
    line-height: 1.35;
    font-weight: 600;
    /* A long heading takes two lines before it takes a column out of sight. */
    white-space: normal;
    text-wrap: balance;
  }

  [dir='rtl'] & thead th {
    box-shadow: -1px -1px ${tokens.color.sunken};
  }

  tbody td,
  tbody th {
    block-size: ${lineHeight}rem;
    background: var(--row);
    font-weight: 400;
  }

  /* Rows that scroll into view do not resize the columns. */
  &[data-fixed] {
    table-layout: fixed;
  }

  /* Only what is long: a cell that cuts is a layer of its own to the browser. */
  [data-long],
  &[data-fixed] tbody td:not([data-actions]),
  &[data-fixed] tbody th {
    max-inline-size: 24rem;
    overflow: hidden;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    text-overflow: ellipsis;
  }

  &[data-dense] [data-long] {
    max-inline-size: max(5.5rem, 6.1vw);
  }

  /* A long link is cut at the edge of its cell. Otherwise its area would reach into the cells beside it. */
  [data-long] > a {
    display: block;
    overflow: inherit;
    text-overflow: inherit;
  }

  tbody tr {
    --row: ${tokens.color.surface};
  }

  tbody th {
    font-weight: 600;
  }

  tbody:last-child tr:last-child td,
  tbody:last-child tr:last-child th {
    border-block-end: 0;
  }

  tbody tr[data-row]:hover {
    --row: color-mix(in srgb, ${tokens.color.accentSoft} 45%, ${tokens.color.surface});
  }

  ${rowFocus}

  tbody tr[data-selected] {
    --row: ${tokens.color.accentSoft};
  }

  /* What gets the focus is not left below the head and the actions. Not as padding of the scroller, for what stays in view
     would lie within it, and be scrolled to. */
  tbody tr[data-row],
  tbody a,
  tbody button,
  tbody input,
  tbody select {
    scroll-margin-block-start: ${headHeight}rem;
    scroll-margin-inline-end: var(--actions-width, 0px);
  }

  /* Actions can be reached however far the table is scrolled. */
  [data-actions] {
    --actions-width: 0px;
    position: sticky;
    inset-inline-end: 0;
    padding-inline: 4px;
    overflow: visible;
    text-align: end;
  }

  thead [data-actions] {
    z-index: 3;
  }

  /* In a table that is too wide its neighbour stays far enough for a finger. */
  [data-tick] {
    inline-size: 2.75rem;
    padding-inline: 13px 9px;
  }

  ${media.print} {
    thead th {
      position: static;
      font-size: 8pt;
    }

    th,
    td {
      padding: 3px 4px;
      font-size: 8.5pt;
      white-space: normal;
    }

    tbody td,
    tbody th {
      block-size: auto;
    }

    [data-breaks] {
      min-inline-size: 5em;
      max-inline-size: 12rem;
      overflow-wrap: anywhere;
    }

    [data-breaks] [data-unbroken] {
      white-space: normal;
    }

    [data-long],
    &[data-dense] [data-long] {
      max-inline-size: 12rem;
      overflow: visible;
    }

    &[data-dense] [data-tone] {
      padding-inline: 4px;
      white-space: normal;
      overflow-wrap: normal;
    }

    tr {
      break-inside: avoid;
    }

    /* Widths that were fixed for the window would cut dates and amounts on paper. */
    && {
      table-layout: auto !important;
      min-inline-size: 0 !important;
    }

    col {
      inline-size: auto !important;
    }

    &[data-fixed] tbody td:not([data-actions]),
    &[data-fixed] tbody th {
      overflow: visible;
    }

    [data-actions],
    [data-control],
    [data-tick] {
      display: none;
    }
  }
`;
