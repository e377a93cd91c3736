import { media, Paper, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

export const Sheet = styled(Paper)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  inline-size: 100%;
  max-inline-size: 210mm;
  padding: clamp(18px, 5vw, 14mm);

  ${media.print} {
    max-inline-size: none;
    padding: 0;
    break-inside: auto;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: 8px 24px;

  dt {
    color: ${tokens.color.muted};
    font-size: 0.8125rem;
  }

  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** Parcels of a manifest: on paper the heading repeats on each page, on a narrow screen the table scrolls. */
export const Parcels = styled.div`
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.8125rem;
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

  td > [dir='ltr'] {
    white-space: nowrap;
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

  ${media.print} {
    overflow: visible;

    /* A foot would repeat the total of all parcels on each page. */
    tfoot {
      display: table-row-group;
    }

    table {
      font-size: 0.625rem;
    }

    th,
    td {
      padding: 4px 5px;
    }

    tr {
      break-inside: avoid;
    }
  }
`;

export const Signatures = styled.section`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: end;
  gap: 24px;
  margin-block-start: 12px;
  break-inside: avoid;

  /* Room for a pen. */
  > div {
    display: flex;
    flex-direction: column;
    justify-content: end;
    min-block-size: 5.5rem;
  }

  img {
    align-self: start;
    max-inline-size: min(100%, 220px);
    max-block-size: 88px;
    margin-block-end: 4px;
  }

  p {
    overflow-wrap: anywhere;
  }

  p:last-child {
    margin-block-start: 6px;
    padding-block-start: 6px;
    border-block-start: 1px solid ${tokens.color.text};
    color: ${tokens.color.muted};
    font-size: 0.8125rem;
  }
`;

export const Record = styled.section`
  padding: 14px 16px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.sunken};
  font-size: 0.78125rem;
  break-inside: avoid;

  h3 {
    margin-block-end: 6px;
    font-size: 0.8125rem;
  }

  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 3px 18px;
  }

  dt {
    color: ${tokens.color.muted};
  }

  dd {
    overflow-wrap: anywhere;
  }

  code {
    font: 0.6875rem/1.6 ${tokens.font.mono};
  }

  ${media.phone} {
    dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }

    dd {
      margin-block-end: 8px;
    }
  }

  ${media.print} {
    font-size: 8.5pt;
    background: none;
  }
`;
