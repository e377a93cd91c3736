import { Paper, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

export const ProofBox = styled.div`
  display: grid;
  gap: 6px;

  > span {
    font-weight: 500;
  }

  small {
    color: ${tokens.color.muted};
    font-weight: 400;
  }

  > p {
    font-size: 0.875rem;
    font-weight: 500;
    color: ${tokens.color.red};
  }

  && button {
    block-size: auto;
    min-block-size: 3rem;
  }
`;

export const PhotoButton = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 3.25rem;
  padding: 6px 14px;
  border: 1px dashed ${tokens.color.lineField};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  font-weight: 600;
  text-align: center;
  cursor: pointer;

  &[data-busy] {
    color: ${tokens.color.muted};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 2px;
  }

  &:has([aria-invalid]) {
    border-color: ${tokens.color.red};
  }

  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;

export const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 7rem), 1fr));
  gap: 8px;

  img {
    inline-size: 100%;
    aspect-ratio: 1;
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.medium};
    object-fit: cover;
  }

  button {
    inline-size: 100%;
  }
`;

/** Ink is dark, also on a dark screen. */
export const SignaturePaper = styled(Paper).attrs({ as: 'div' })`
  inline-size: 100%;
  padding: 8px;
  box-shadow: none;

  img {
    display: block;
    inline-size: 100%;
  }
`;
