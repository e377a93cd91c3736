import { media, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

/** Cards of the page: two columns where there is room. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(27.5rem, 100%), 1fr));
  align-items: start;
  gap: 14px;
`;

/** Content of a card, with its quiet texts. */
export const Parts = styled.div`
  display: grid;
  gap: 14px;

  > p {
    max-inline-size: 64ch;
    color: ${tokens.color.muted};
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Things of an account, each with its action at the end. */
export const Things = styled.ul`
  display: grid;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    padding-block: 10px;
    border-block-end: 1px solid ${tokens.color.line};
  }

  > li:last-child {
    border: 0;
    padding-block-end: 0;
  }

  li > div {
    display: grid;
    flex: 1 1 13.75rem;
    gap: 2px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: ${tokens.color.muted};
    font-size: 0.8125rem;
  }

  ${media.print} {
    button {
      display: none;
    }
  }
`;
