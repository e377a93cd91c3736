import { styled } from 'styled-components';

/** The cards of a list. It takes the focus of a card that unmounts, and stays while the list becomes long. */
export const CardList = styled.ul.attrs({ tabIndex: -1 })`
  position: relative;
`;

/** Space of one card, including the gap below it. */
export const CardItem = styled.li`
  inline-size: 100%;
  padding-block-end: 10px;
`;

/** Space of the cards that are not mounted. */
export const CardSpace = styled.li.attrs({ 'aria-hidden': true })``;
