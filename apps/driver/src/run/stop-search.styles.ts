import { styled } from 'styled-components';

export const SearchLine = styled.div`
  display: flex;
  align-items: end;
  gap: 8px;

  > :first-child {
    flex: 1 1 auto;
  }

  input {
    min-block-size: 3rem;
    font-size: 1rem;
  }

  && > button {
    min-inline-size: 3rem;
    block-size: auto;
    min-block-size: 3rem;
    padding-inline: 0;
    font-size: 1.25rem;
  }
`;
