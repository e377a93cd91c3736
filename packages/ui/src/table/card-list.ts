import { styled } from 'styled-components';

/** The cards of a list. */
export const CardList = styled.ul`
  position: relative;
`;

/** Space of one card, including the gap below it. */
export const CardItem = styled.li`
  inline-size: 100%;
  padding-block-end: 10px;
`;
