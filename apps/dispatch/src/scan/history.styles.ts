import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

export const HistoryList = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    padding-block: 8px;
    border-block-start: 1px solid ${tokens.color.line};
    overflow-wrap: anywhere;
  }

  > li:first-child {
    border: 0;
  }

  small {
    font-size: 0.8125rem;
    color: ${tokens.color.muted};
  }

  > li > :nth-child(2n) {
    justify-self: end;
  }

  [data-refusal] {
    grid-column: 1 / -1;
    font-size: 0.875rem;
    font-weight: 500;
    color: ${tokens.color.red};
  }
`;
