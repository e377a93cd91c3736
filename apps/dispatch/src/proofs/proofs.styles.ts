import { media, Paper, tokens } from '@tawseel/ui';
import { createGlobalStyle, styled } from 'styled-components';

/** Below an image, light in both themes: the ink of a signature is dark on nothing. */
export const Ground = styled(Paper).attrs({ as: 'span' })`
  display: block;
  block-size: 100%;
  max-inline-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  box-shadow: none;
`;

/** Small images, which open. */
export const Thumbnails = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  button {
    display: block;
    inline-size: 4.5rem;
    block-size: 4.5rem;
    padding: 0;
    overflow: hidden;
    border: 1px solid ${tokens.color.lineStrong};
    border-radius: ${tokens.radius.small};
    background: none;
    cursor: zoom-in;
  }

  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;

    /* A signature is wider than high, and its ends matter. */
    &[data-kind='signature'] {
      object-fit: contain;
    }
  }
`;

/** An image with what it proves below it. */
export const Large = styled.figure`
  display: grid;
  gap: 12px;

  img {
    display: block;
    max-inline-size: 100%;
    max-block-size: 56dvh;
    margin-inline: auto;
  }

  ${media.print} {
    img {
      max-block-size: 180mm;
    }
  }
`;

/** While the large image is open, it alone is printed. */
export const PrintsAlone = createGlobalStyle`
  ${media.print} {
    body *:not(:has([data-proof]), [data-proof], [data-proof] *) {
      display: none !important;
    }

    body :has([data-proof]) {
      position: static !important;
      display: block !important;
      inline-size: auto !important;
      max-inline-size: none !important;
      block-size: auto !important;
      min-block-size: 0 !important;
      max-block-size: none !important;
      margin: 0 !important;
      padding: 0 !important;
      overflow: visible !important;
      border: 0 !important;
      box-shadow: none !important;
    }

    body :has([data-proof])::after,
    ::backdrop {
      display: none !important;
    }
  }
`;
