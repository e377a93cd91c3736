import { styled } from 'styled-components';

/** Texts and buttons in one line, the last at its end. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-block: 12px;

  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;
