import { css } from 'styled-components';

/** For what a background alone marks as chosen: forced colours (Windows contrast themes) replace backgrounds. */
export const chosenStyles = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
`;
