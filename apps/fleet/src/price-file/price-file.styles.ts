import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

/** Parts of a step, one below the other. */
export const Stack = styled.div`
  display: grid;
  gap: 16px;
  min-inline-size: 0;

  > * {
    min-inline-size: 0;
  }
`;

/** Controls in one wrapping line. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;

export const Tick = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: ${tokens.height.controlSmall};
`;

export const Scroller = styled.section`
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: 7px 12px;
    border-block-end: 1px solid ${tokens.color.line};
    text-align: start;
    vertical-align: top;
  }

  th {
    font-weight: 500;
    white-space: nowrap;
  }

  thead th {
    color: ${tokens.color.muted};
  }

  td[data-wrong] {
    background: ${tokens.color.redSoft};
  }

  td small {
    display: block;
    color: ${tokens.color.red};
  }
`;
