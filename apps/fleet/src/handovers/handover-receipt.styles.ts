import { media, Paper, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

export const Sheet = styled(Paper)`
  display: grid;
  gap: 16px;
  inline-size: 100%;
  max-inline-size: 148mm;
  padding: clamp(18px, 5vw, 10mm);
  overflow-wrap: anywhere;

  ${media.print} {
    max-inline-size: none;
    padding: 0;
  }
`;

export const Lines = styled.dl`
  > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 4px;
    border-block-end: 1px solid ${tokens.color.line};
    break-inside: avoid;
  }

  dt {
    color: ${tokens.color.muted};
  }

  dd {
    font-weight: 600;
    text-align: end;
  }
`;

export const Orders = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 13px;

  caption {
    padding-block-end: 4px;
    font-weight: 600;
    text-align: start;
  }

  th {
    color: ${tokens.color.muted};
    font-weight: 500;
  }

  th,
  td {
    padding: 3px 4px;
    border-block-end: 1px solid ${tokens.color.line};
    text-align: start;
  }

  th:last-child,
  td:last-child {
    text-align: end;
    white-space: nowrap;
  }

  tr {
    break-inside: avoid;
  }
`;

export const Signatures = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 24px;
  margin-block-start: 28px;
  break-inside: avoid;

  span {
    padding-block-start: 4px;
    border-block-start: 1px solid ${tokens.color.text};
    color: ${tokens.color.muted};
    font-size: 13px;
  }
`;
