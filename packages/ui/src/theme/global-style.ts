import { createGlobalStyle, css } from 'styled-components';
import { fontFaces } from './fonts.ts';
import { dark, light, propertiesOf } from './palette.ts';
import { media, tokens } from './tokens.ts';

// Comments are outside of the styles, because the styles reach the browser as they are.
// - The scroll bar is permanent, so that nothing moves sideways when a page grows longer than the window.
// - The top bar stays in view: nothing that is scrolled to or focused ends up beneath it.
// - Arabic letters reach further up and down, and must not be spaced apart.
// - `data-starting`: on a phone, the fonts of Arabic names on an English page wait for the console's script, which they would delay
//   by half a second on a slow line.
// - `data-unbroken`: ids, phone numbers, dates and amounts are read in one piece; a value longer than its line breaks.
// - A low window, such as that of a zoomed page, has no space for a bar of selected rows in several lines.
// - Forced colours have no gradients, of which the arrow of a select consists, and no backgrounds, which fill the marks of statuses
//   and charts: these have colours of the system.
// - More contrast makes hints as dark as texts, and edges as visible as those of fields; both themes have their own text colour.
// - Sizes of text, and of what holds it, are in rem, and so follow the text size that the browser is set to.
// - Reduced motion removes transitions; a short one would give every element a transition of every property.
const page = css`
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  html {
    overflow-y: scroll;
    scroll-padding-block-start: 4.5rem;
    scrollbar-color: ${tokens.color.lineStrong} transparent;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
    background: ${tokens.color.bg};
    color: ${tokens.color.text};
    font: 400 0.875rem/1.5 ${tokens.font.sans};
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
  }

  :lang(ar) {
    line-height: 1.7;
    letter-spacing: normal !important;
  }

  h1,
  h2,
  h3,
  p,
  dl,
  dd,
  ul,
  ol,
  figure {
    margin: 0;
    padding: 0;
  }

  ul,
  ol {
    list-style: none;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  [data-unbroken] {
    white-space: nowrap;
  }

  dd [data-unbroken],
  p [data-unbroken],
  h2 [data-unbroken] {
    display: inline-block;
    max-inline-size: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  a {
    color: ${tokens.color.accentStrong};
  }

  :focus-visible {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 2px;
  }

  ::selection {
    background: color-mix(in srgb, ${tokens.color.accent} 28%, transparent);
  }

  /* Phones have no such keys. Here, because a condition in a sheet of components restyles the page when it is first inserted. */
  ${media.phone} {
    kbd {
      display: none;
    }
  }

  @media (height < 30rem) {
    section > [data-bar] {
      flex-wrap: nowrap;
      overflow-x: auto;
    }
  }

  @media (forced-colors: active) {
    figure {
      --accent: Highlight;
      --line-field: GrayText;
      --text: CanvasText;
    }

    select {
      appearance: auto !important;
    }

    [data-tone]::before,
    [data-tooltip] dt::before {
      color: CanvasText;
      forced-color-adjust: none;
    }
  }

  @media (prefers-contrast: more) {
    :root,
    :root[data-theme] {
      --line: ${tokens.color.faint};
      --line-strong: ${tokens.color.text};
      --line-field: ${tokens.color.text};
      --muted: ${tokens.color.text};
      --faint: color-mix(in srgb, ${tokens.color.text} 80%, ${tokens.color.surface});
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

// Wide tables are printed in landscape. The whole page is: another part of it on a page of its own size would begin a new sheet.
// Without transitions: a sheet begun while colours fade would be printed half way. The text size of the screen does not change a sheet.
const printed = css`
  @page wide {
    size: A4 landscape;
  }

  ${media.print} {
    body:has([data-wide]) {
      page: wide;
    }

    :root,
    :root[data-theme='dark'] {
      color-scheme: light;
      ${propertiesOf(light)}
    }

    :root {
      font-size: 16px;
    }

    *,
    *::before,
    *::after {
      transition: none !important;
      animation: none !important;
    }

    body {
      background: none;
      font-size: 10.5pt;
    }

    /* Chromium shrinks a page that is too wide for the sheet, but cuts what leaves it on the left of an Arabic root. */
    :root[dir='rtl'] {
      direction: ltr;

      > body {
        direction: rtl;
      }
    }

    [data-print='hide'] {
      display: none !important;
    }
  }
`;

/** Tokens of both themes, fonts and base styles. The HTML of the console has them. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    --font-sans: 'IBM Plex Sans', 'IBM Plex Sans Arabic', 'IBM Plex Sans Stand-in', system-ui, sans-serif;
    ${propertiesOf(light)}
  }

  ${media.phone} {
    :root[data-starting]:lang(en) {
      --font-sans: 'IBM Plex Sans', 'IBM Plex Sans Stand-in', system-ui, sans-serif;
    }
  }

  :root[data-theme='dark'] {
    color-scheme: dark;
    ${propertiesOf(dark)}
  }

  ${fontFaces}
  ${page}
  ${printed}
`;
