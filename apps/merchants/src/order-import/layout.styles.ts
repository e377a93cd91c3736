import { styled } from 'styled-components';

/** Texts and buttons in one line, the last at its end. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;

  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

/** Messages and parts of a step, one below the other. */
export const Stack = styled.div`
  display: grid;
  gap: 16px;
  min-inline-size: 0;

  > * {
    min-inline-size: 0;
  }
`;
