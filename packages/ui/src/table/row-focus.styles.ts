import { css } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** Outline of a row that has the focus. */
export const rowFocus = css`
  tbody tr[data-row]:focus-visible {
    outline-offset: -2px;
  }

  /* It stays above the row, and would hide the end of its outline. */
  tbody tr[data-row]:focus-visible [data-actions] {
    --end: -2px;
    box-shadow:
      inset 0 2px ${tokens.color.accent},
      inset 0 -2px ${tokens.color.accent},
      inset var(--end) 0 ${tokens.color.accent};
  }

  [dir='rtl'] & tbody tr[data-row]:focus-visible [data-actions] {
    --end: 2px;
  }
`;
