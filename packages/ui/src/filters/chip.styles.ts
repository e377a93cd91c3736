import { css } from 'styled-components';
import { media, tokens } from '../theme/tokens.ts';

/** A filter button: dashed border, filled once the filter is set (`data-set`). */
export const chipStyles = css`
  max-inline-size: 100%;
  block-size: ${tokens.height.control};
  padding-inline: 11px;
  border: 1px dashed ${tokens.color.lineField};
  border-radius: ${tokens.radius.small};
  background-color: transparent;
  color: ${tokens.color.muted};
  font-weight: 400;
  cursor: pointer;
  transition: border-color ${tokens.motion};

  &:hover {
    border-color: ${tokens.color.muted};
    color: ${tokens.color.text};
  }

  &[data-set] {
    border-style: solid;
    border-color: ${tokens.color.accent};
    background-color: ${tokens.color.accentSoft};
    color: ${tokens.color.accentStrong};
    font-weight: 500;
  }

  ${media.phone} {
    block-size: 2.75rem;
  }
`;
