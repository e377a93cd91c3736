import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

/** Areas in one column, each with its control at the end. */
export const AreaList = styled.ul`
  display: grid;
  margin: 0 0 16px;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 2.5rem;
    border-block-end: 1px solid ${tokens.color.line};
  }
`;
