import { styled } from 'styled-components';

/** The search and the chosen merchants in one wrapping line. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block-end: 12px;
`;
