import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

/** Events from top to bottom, with a line that joins their marks. */
export const Events = styled.ol`
  display: grid;
  font-weight: 400;
  text-align: start;

  > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
    padding-block-end: 12px;
    padding-inline-start: 18px;
  }

  /* An amount stays beside a sentence of two lines. */
  > li > span {
    flex: 1;
    min-inline-size: 0;
  }

  > li::before {
    content: '';
    position: absolute;
    inset-block: 0.5em 0;
    inset-inline-start: 3px;
    border-inline-start: 1px solid ${tokens.color.lineStrong};
    translate: 0 0.25em;
  }

  > li::after {
    content: '';
    position: absolute;
    inset-block-start: 0.5em;
    inset-inline-start: 0;
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background: ${tokens.color.lineStrong};
  }

  > li[data-tone='failed']::after {
    background: ${tokens.color.red};
  }

  > li:last-child {
    padding-block-end: 0;
  }

  > li:last-child::before {
    display: none;
  }

  > li:last-child:not([data-tone='failed'])::after {
    background: ${tokens.color.accent};
  }

  small {
    flex-basis: 100%;
    color: ${tokens.color.muted};
  }
`;
