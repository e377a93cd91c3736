import { styled } from 'styled-components';

export const ReportActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  && > button {
    block-size: auto;
    min-block-size: 3rem;
  }
`;
