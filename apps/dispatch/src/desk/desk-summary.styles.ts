import { media, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

/** Scrolls many cities below the headings while orders of a figure are shown, so that these are near. */
export const Scroller = styled.section`
  margin-block-end: 20px;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.low};

  &:has([aria-pressed='true']) {
    max-block-size: 22rem;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.print} {
    overflow: visible;

    &:has([aria-pressed='true']) {
      max-block-size: none;
    }
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 4px 8px;
    border-block-end: 1px solid ${tokens.color.line};
    text-align: center;
  }

  th:first-child {
    inline-size: 28%;
    padding-inline: 16px 8px;
    text-align: start;
  }

  thead th {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    padding-block: 10px;
    background: ${tokens.color.sunken};
    color: ${tokens.color.muted};
    font-size: 0.8125rem;
    font-weight: 500;
  }

  tbody th {
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  tbody tr:first-child {
    font-size: 1.0625rem;

    th {
      font-weight: 600;
    }
  }

  tbody tr:last-child > * {
    border-block-end: 0;
  }

  th small {
    margin-inline-start: 8px;
    color: ${tokens.color.muted};
    font-size: 0.75rem;
    font-weight: 400;
    white-space: nowrap;
  }

  ${media.phone} {
    th,
    td {
      padding: 4px 2px;
    }

    th:first-child {
      padding-inline: 10px 2px;
    }

    thead th {
      font-size: 0.6875rem;
      overflow-wrap: anywhere;
    }

    th small {
      display: block;
      margin: 0;
    }
  }
`;

/** A number of parcels, which shows them. */
export const Figure = styled.button`
  min-inline-size: 3.5rem;
  min-block-size: ${tokens.height.controlSmall};
  padding: 2px 8px;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.small};
  background: none;
  color: ${tokens.color.accentStrong};
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  transition: background ${tokens.motion};

  &:hover {
    background: ${tokens.color.accentSoft};
  }

  &[aria-pressed='true'] {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accentSoft};
  }

  ${media.phone} {
    min-inline-size: 0;
    inline-size: 100%;
    min-block-size: ${tokens.height.touch};
    padding-inline: 2px;
  }
`;

export const Zero = styled.span`
  display: inline-block;
  padding-block: 4px;
  color: ${tokens.color.faint};
`;

export const Hint = styled.p`
  color: ${tokens.color.muted};
`;
