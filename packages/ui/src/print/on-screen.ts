import { styled } from 'styled-components';
import { media } from '../theme/tokens.ts';

/** Visible on screen only, not in print. */
export const OnScreen = styled.div`
  ${media.print} {
    display: none;
  }
`;
