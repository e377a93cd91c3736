import { styled } from 'styled-components';
import { media, tokens } from '../theme/tokens.ts';

/** The arrow uses the gap between columns, so that a heading aligns with its figures. */
export const SortButton = styled.button`
  position: relative;
  padding: 4px 0;
  border: 0;
  border-radius: 5px;
  background: none;
  font-weight: inherit;
  line-height: inherit;
  text-align: inherit;
  text-wrap: inherit;
  cursor: pointer;

  svg {
    position: absolute;
    inset-inline-start: calc(100% + 2px);
    inset-block-start: calc(50% - 7px);
    inline-size: 14px;
    block-size: 14px;
    opacity: 0;
    transition: opacity ${tokens.motion};
  }

  &:hover svg,
  &:focus-visible svg {
    opacity: 0.7;
  }

  &:hover,
  [aria-sort] > & {
    color: ${tokens.color.text};
  }

  [aria-sort] > & svg {
    color: ${tokens.color.accent};
    opacity: 1;
  }

  /* Chromium repeats a table's head on each sheet, but not the buttons in it. */
  ${media.print} {
    display: contents;

    svg {
      display: none;
    }
  }
`;
