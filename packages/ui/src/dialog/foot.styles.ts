import { css } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** Space around the content of a dialog. */
export const dialogSpace = 20;

/** The foot of a dialog. It stays in view, and the content scrolls below it. */
export const dialogFoot = css`
  position: sticky;
  /* Above the heads and the pinned cells of tables. */
  z-index: 5;
  inset-block-end: 0;
  margin: 16px -${dialogSpace}px -${dialogSpace}px;
  padding: 12px ${dialogSpace}px;
  border-block-start: 1px solid ${tokens.color.line};
  background: ${tokens.color.raised};
`;
