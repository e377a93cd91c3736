import { css } from 'styled-components';
import { media, tokens } from '../theme/tokens.ts';

/** Purpose of a button: the main action, a secondary one, a quiet one, or a destructive one. */
export type ButtonVariant = 'primary' | 'plain' | 'ghost' | 'danger';

/** Style shared by buttons and button-like links; reads `data-variant` and `data-size`. */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 7px;
  block-size: ${tokens.height.control};
  padding-inline: 14px;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.small};
  background: none;
  font-weight: 500;
  line-height: 1;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  transition:
    background ${tokens.motion},
    border-color ${tokens.motion},
    color ${tokens.motion};

  &:lang(ar) {
    line-height: 1.7;
  }

  &[data-size='small'] {
    block-size: ${tokens.height.controlSmall};
    padding-inline: 10px;
  }

  ${media.phone} {
    &,
    &[data-size='small'] {
      block-size: ${tokens.height.touch};
    }
  }

  &[data-variant='primary'] {
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
    font-weight: 600;
    box-shadow: ${tokens.shadow.low};
  }

  &[data-variant='primary']:hover {
    background: ${tokens.color.accentStrong};
  }

  &[data-variant='plain'] {
    background: ${tokens.color.surface};
    border-color: ${tokens.color.lineStrong};
    color: ${tokens.color.text};
    box-shadow: ${tokens.shadow.low};
  }

  &[data-variant='plain']:hover {
    background: ${tokens.color.sunken};
    border-color: ${tokens.color.lineField};
  }

  &[data-variant='ghost'] {
    color: ${tokens.color.muted};
  }

  &[data-variant='ghost']:hover {
    background: ${tokens.color.sunken};
    color: ${tokens.color.text};
  }

  &[data-variant='ghost'][data-danger] {
    color: ${tokens.color.red};
  }

  &[data-variant='ghost'][data-danger]:hover {
    background: ${tokens.color.redSoft};
  }

  &[data-variant='danger'] {
    background: ${tokens.color.red};
    color: ${tokens.color.onRed};
    font-weight: 600;
  }

  &[data-variant='danger']:hover {
    background: ${tokens.color.redStrong};
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.62;
    cursor: default;
  }
`;
