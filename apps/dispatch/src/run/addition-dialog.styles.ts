import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

export const Search = styled.div`
  margin-block-end: 12px;
`;

export const Found = styled.ul`
  display: grid;
  margin-block: 12px;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding-block: 8px;
    border-block-end: 1px solid ${tokens.color.line};
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: ${tokens.color.muted};
  }
`;
