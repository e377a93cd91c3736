import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

/** Links of search results; the first one of the palette is marked as the target of Enter. */
export const Found = styled.ul`
  display: grid;
  gap: 2px;
  margin-block-start: 10px;

  a {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 2.5rem;
    padding-inline: 10px;
    border-radius: ${tokens.radius.small};
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a:hover,
  a:focus-visible,
  &[data-first]:not(:focus-within) li:first-child a {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentStrong};
  }

  /* Shown in forced colours. */
  &[data-first]:not(:focus-within) li:first-child a {
    outline: 2px solid transparent;
    outline-offset: -2px;
  }

  small {
    flex: none;
    max-inline-size: 50%;
    margin-inline-start: auto;
    color: ${tokens.color.muted};
  }
`;
