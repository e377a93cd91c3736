import { createGlobalStyle } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** Place of a number in the text of {@link PageNumbers}. */
const number = '#';

/** Values of `page` and `pages` in a translation of {@link PageNumbers}. */
export const numberPlaces = { page: number, pages: number } as const;

export interface PageNumbersProps {
  /** Direction of the text; that of the root is left to right on every printed page. */
  $direction: 'ltr' | 'rtl';
  /** The text, with {@link numberPlaces} in place of the numbers. */
  $text: string;
}

/** The CSS value of a text with the numbers of the page and of all pages. */
function contentOf(text: string) {
  const [before = '', between = '', after = ''] = text.split(number).map((part) => JSON.stringify(part));
  return `${before} counter(page) ${between} counter(pages) ${after}`;
}

/** Numbers the sheets of a print at their foot. It sets no margins: Chromium then shrinks a page that is too wide. */
export const PageNumbers = createGlobalStyle<PageNumbersProps>`
  @page {
    @bottom-center {
      content: ${({ $text }) => contentOf($text)};
      direction: ${({ $direction }) => $direction};
      font: 8pt ${tokens.font.sans};
      color: ${tokens.color.muted};
    }
  }
`;
