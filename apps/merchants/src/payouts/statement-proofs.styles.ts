import { media, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

/** Images beside each other, each whole on one sheet. */
export const Proofs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: 16px;

  figure {
    display: grid;
    align-content: start;
    gap: 6px;
    break-inside: avoid;
  }

  img {
    inline-size: 100%;
    block-size: 12rem;
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.small};
    object-fit: contain;
  }

  figcaption {
    display: grid;
    font-size: 0.8125rem;
  }

  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 6mm 4mm;

    img {
      block-size: 62mm;
    }

    figcaption {
      font-size: 0.625rem;
    }
  }
`;
