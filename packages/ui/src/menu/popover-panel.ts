import { keyframes, styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const appear = keyframes`
  from {
    opacity: 0;
    translate: 0 -4px;
  }
`;

/** Surface of a popover next to its button. */
export const PopoverPanel = styled.div`
  margin: 0;
  min-inline-size: 11rem;
  max-inline-size: calc(100vw - 16px);
  max-block-size: min(26rem, 70dvh, var(--room, 100dvh));
  padding: 5px;
  overflow: auto;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  color: ${tokens.color.text};
  box-shadow: ${tokens.shadow.high};
  animation: ${appear} ${tokens.motion};
`;

/** A popover that holds fields or other controls. */
export const PopoverDialog = styled(PopoverPanel).attrs({ role: 'dialog' })``;
