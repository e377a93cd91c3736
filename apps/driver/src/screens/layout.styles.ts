import { tokens } from '@tawseel/ui';
import { createGlobalStyle, styled } from 'styled-components';
import { navHeight } from '../frame/screen.styles.ts';

/** What gets the focus is not below the bars at the bottom. */
export const AppStyle = createGlobalStyle`
  html {
    scroll-padding-block: 1rem 10rem;
  }
`;

/** A column of a phone's width, also on a wide screen. */
export const Root = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  min-block-size: 100dvh;
  max-inline-size: 36rem;
  margin-inline: auto;
  font-size: 1rem;

  > * {
    min-inline-size: 0;
  }
`;

/** What is not at the server yet, and why. It stays in view. */
export const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  grid-row: 1;

  &:not(:empty) {
    padding: calc(8px + env(safe-area-inset-top)) 16px 8px;
    background: ${tokens.color.amberSoft};
    color: ${tokens.color.amber};
    font-weight: 500;
  }

  a {
    display: inline-block;
    padding-block: 4px;
    color: inherit;
  }
`;

export const Nav = styled.nav`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  align-self: end;
  block-size: ${navHeight};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${tokens.color.line};
  background: ${tokens.color.surface};

  ul {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    block-size: 100%;
  }

  a {
    position: relative;
    display: grid;
    place-items: center;
    place-content: center;
    block-size: 100%;
    color: ${tokens.color.muted};
    font-size: 0.8125rem;
    line-height: 1.4;
    text-decoration: none;
  }

  a:focus-visible {
    outline-offset: -3px;
  }

  a > svg {
    font-size: 1.25rem;
  }

  /* The colour alone does not mark the present place. */
  a[aria-current] {
    color: ${tokens.color.accentStrong};
    font-weight: 600;
    box-shadow: inset 0 3px ${tokens.color.accent};
  }
`;

export const Badge = styled.span`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-start: calc(50% + 0.5rem);
  min-inline-size: 1.25rem;
  padding-inline: 4px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.amber};
  color: ${tokens.color.amberSoft};
  font-size: 0.75rem;
  line-height: 1.25rem;
  font-weight: 700;
  text-align: center;
`;
