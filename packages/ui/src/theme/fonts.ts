// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient module cannot be imported
/// <reference path="./woff2.d.ts" />
import arabic400 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2';
import arabic500 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal.woff2';
import arabic600 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2';
import latin400 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2';
import latin500 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-500-normal.woff2';
import latin600 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2';
import { css } from 'styled-components';

const latinRange =
  'U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212';
// Without the general punctuation that Latin texts also use, so that an English page never loads the Arabic files.
const arabicRange = 'U+0600-06FF, U+0750-077F, U+08A0-08FF, U+FB50-FDFF, U+FE70-FEFC';

function face(family: string, weight: number, url: string, range: string) {
  return css`
    @font-face {
      font-family: '${family}';
      font-weight: ${weight};
      font-style: normal;
      font-display: swap;
      src: url(${url}) format('woff2');
      unicode-range: ${range};
    }
  `;
}

/** A local font scaled to the metrics of IBM Plex Sans, so that the layout does not shift when the font loads. */
function standIn(weight: number, src: string, size: string) {
  return css`
    @font-face {
      font-family: 'IBM Plex Sans Stand-in';
      font-weight: ${weight};
      src: ${src};
      size-adjust: ${size};
      ascent-override: 102%;
      descent-override: 27.4%;
      line-gap-override: 0%;
    }
  `;
}

/** IBM Plex Sans and its Arabic companion, with a local fallback of the same metrics while they load. */
export const fontFaces = css`
  ${face('IBM Plex Sans', 400, latin400, latinRange)}
  ${face('IBM Plex Sans', 500, latin500, latinRange)}
  ${face('IBM Plex Sans', 600, latin600, latinRange)}
  ${face('IBM Plex Sans Arabic', 400, arabic400, arabicRange)}
  ${face('IBM Plex Sans Arabic', 500, arabic500, arabicRange)}
  ${face('IBM Plex Sans Arabic', 600, arabic600, arabicRange)}
  ${standIn(400, "local('Arial'), local('Liberation Sans'), local('Helvetica')", '100.5%')}
  ${standIn(600, "local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Bold')", '97.1%')}
`;
