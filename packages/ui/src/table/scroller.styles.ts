import { keyframes, styled } from 'styled-components';
import { media, tokens } from '../theme/tokens.ts';
import { heightAround, leastHeight } from './sizes.ts';

const appear = keyframes`
  from {
    opacity: 0;
  }
  to {
    opacity: 1;
  }
`;

/** Shadows at the edges behind which a table continues. `--actions-width` is the space of what stays at its end. */
export const Edges = styled.div`
  position: relative;
  timeline-scope: --table;

  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: 4;
    inset-block: 1px;
    inset-inline-start: 1px;
    inline-size: 16px;
    background: linear-gradient(
      to left,
      transparent,
      color-mix(in srgb, ${tokens.color.text} 18%, transparent)
    );
    pointer-events: none;
    opacity: 0;
  }

  &::after {
    inset-inline: auto calc(1px + var(--actions-width, 0px));
  }

  /* Without a timeline the animation would be at its end for ever. */
  @supports (animation-timeline: --table) {
    &::before,
    &::after {
      animation: ${appear} linear both;
      animation-timeline: --table;
      animation-range: 0 24px;
    }

    &::after {
      animation-direction: reverse;
      animation-range: calc(100% - 24px) 100%;
    }
  }

  &::after,
  [dir='rtl'] &::before {
    scale: -1 1;
  }

  [dir='rtl'] &::after {
    scale: 1;
  }

  ${media.print} {
    &::before,
    &::after {
      content: none;
    }
  }
`;

/** Scrolls a table in both directions, so that its header stays visible and the page never scrolls sideways. */
export const Scroller = styled.section`
  position: relative;
  scroll-timeline: --table inline;
  scrollbar-color: auto;
  max-block-size: max(${leastHeight}rem, calc(100dvh - ${heightAround}rem));
  overflow: auto;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.low};

  /* A styled scrollbar stays visible where the system's own hides. */
  &::-webkit-scrollbar {
    inline-size: 10px;
    block-size: 10px;
  }

  &::-webkit-scrollbar-thumb {
    border: 2px solid ${tokens.color.surface};
    border-radius: ${tokens.radius.round};
    background: ${tokens.color.lineField};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.print} {
    max-block-size: none;
    overflow: visible;
    border: 0;
    box-shadow: none;

    /* A table that is too wide leaves the sheet on the right, where Chromium shrinks the page instead of cutting it. */
    [dir='rtl'] & {
      direction: ltr;

      > * {
        direction: rtl;
      }
    }
  }
`;
