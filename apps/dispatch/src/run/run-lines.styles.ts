import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

export const Outcome = styled.div`
  display: grid;
  justify-items: start;
  gap: 2px;

  small {
    inline-size: max-content;
    max-inline-size: 14rem;
    color: ${tokens.color.muted};
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** Names of orders in a dialog. */
export const OrderNames = styled.ul`
  display: grid;
  gap: 6px;
  max-block-size: 40dvh;
  margin-block: 8px;
  overflow: auto;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
    padding-block-end: 6px;
    border-block-end: 1px solid ${tokens.color.line};
    color: ${tokens.color.text};
    overflow-wrap: anywhere;
  }

  small {
    flex-basis: 100%;
    color: ${tokens.color.red};
  }
`;
