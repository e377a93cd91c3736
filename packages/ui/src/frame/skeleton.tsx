import { keyframes, styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const breathe = keyframes`
  50% {
    opacity: 0.45;
  }
`;

/** Grey placeholder of a text that is loading; forced colours show its border. `$width` is any CSS length. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: inline-block;
  inline-size: ${({ $width = '8ch' }) => $width};
  max-inline-size: 100%;
  block-size: ${({ $height = '0.85em' }) => $height};
  border: 1px solid transparent;
  border-radius: 4px;
  background: ${tokens.color.line};
  vertical-align: middle;
  animation: ${breathe} 1.4s ease-in-out infinite;
`;
