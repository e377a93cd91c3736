import { styled } from 'styled-components';

/** The cards of a list. */
export const CardList = styled.ul`
  position: relative;
`;

/** Room of one card, with the gap below it. */
export const CardItem = styled.li`
  inline-size: 100%;
  padding-block-end: 10px;
`;
