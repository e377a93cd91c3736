import { media, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

/** The grid scrolls beside the names of the places. On a phone each place is a card. */
export const Scroller = styled.section`
  overflow-x: auto;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};

  ${media.phone} {
    overflow: visible;
    border: 0;
    background: none;
  }
`;

export const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  th,
  td {
    padding: 4px 8px;
    border-block-end: 1px solid ${tokens.color.line};
    text-align: start;
    vertical-align: middle;
  }

  tbody:last-child > tr:last-child > * {
    border-block-end: 0;
  }

  thead th {
    padding: 9px 16px;
    background: ${tokens.color.sunken};
    color: ${tokens.color.muted};
    font-size: 0.75rem;
    font-weight: 600;
  }

  tbody th {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    min-inline-size: 12rem;
    padding-inline: 16px;
    background: ${tokens.color.surface};
    font-weight: 500;
  }

  tbody th[data-area] {
    padding-inline-start: 40px;
    font-weight: 400;
  }

  ${media.phone} {
    &,
    thead,
    tbody,
    tr,
    td {
      display: block;
    }

    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tr {
      margin-block-end: 12px;
      border: 1px solid ${tokens.color.line};
      border-radius: ${tokens.radius.medium};
      background: ${tokens.color.surface};
    }

    tr[data-area] {
      margin-inline-start: 16px;
    }

    tbody th,
    tbody th[data-area] {
      position: static;
      display: block;
      padding: 10px 14px;
    }

    tbody tr > :last-child {
      border-block-end: 0;
    }

    tbody td {
      padding: 0;
    }
  }
`;

/** Name of a place with its controls. */
export const PlaceName = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;

  small {
    color: ${tokens.color.muted};
    font-weight: 400;
  }

  > span {
    margin-inline-start: auto;
  }
`;

/** The price of a cell, which opens its editor. */
export const CellButton = styled.button`
  display: grid;
  align-content: center;
  gap: 1px;
  inline-size: 100%;
  min-block-size: ${tokens.height.touch};
  padding: 5px 8px;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.small};
  background: none;
  color: ${tokens.color.text};
  text-align: start;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    border-color: ${tokens.color.lineField};
  }

  strong {
    font-weight: 500;
    white-space: nowrap;
  }

  small {
    font-size: 0.75rem;
    color: ${tokens.color.muted};
  }

  &[data-inherited] strong {
    color: ${tokens.color.muted};
    font-weight: 400;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 1px 12px;
    padding: 9px 13px;
    border-radius: 0;

    strong,
    small {
      grid-column: 2;
      text-align: end;
    }

    > :first-child {
      grid-row: 1 / span 3;
    }
  }
`;

/** Whose price a cell is, where no heading is above it. */
export const Whose = styled.span`
  display: none;

  ${media.phone} {
    display: block;
    color: ${tokens.color.muted};
  }
`;

/** The place below a row in which its price is edited. */
export const EditorCell = styled.td`
  && {
    padding: 16px;
    background: ${tokens.color.sunken};
  }
`;

/** The fields of a price below their heading. */
export const Frame = styled.div`
  max-inline-size: 56rem;

  h2 {
    margin-block-end: 12px;
    font-size: 0.9375rem;
    font-weight: 600;
  }
`;
