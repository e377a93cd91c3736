import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

export const LeftOutList = styled.ul`
  display: grid;
  gap: 6px;
  margin-block: 8px;

  li {
    padding-block-end: 6px;
    border-block-end: 1px solid ${tokens.color.line};
    overflow-wrap: anywhere;
  }

  span {
    color: ${tokens.color.muted};
  }
`;
