import { styled } from 'styled-components';

/** The answer below the question. */
export const Answered = styled.div`
  margin-block-start: 16px;

  > p {
    margin-block-end: 6px;
    font-weight: 500;
  }
`;
