import { styled } from 'styled-components';

export const Settings = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;

  label {
    min-block-size: 3rem;
  }
`;
