import { Button, LinkButton, tokens } from '@tawseel/ui';
import { css, styled } from 'styled-components';

/** Height of the navigation at the bottom, above which the main action of a screen stays. */
export const navHeight = 'calc(3.75rem + env(safe-area-inset-bottom))';

export const Header = styled.header`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: calc(12px + env(safe-area-inset-top)) 16px 8px;

  > div {
    flex: 1 1 auto;
    min-inline-size: 0;
  }

  h1 {
    font-size: 1.375rem;
    line-height: 1.4;
    font-weight: 700;
    overflow-wrap: anywhere;
    outline: none;
  }

  p {
    color: ${tokens.color.muted};
    overflow-wrap: anywhere;
  }
`;

export const Main = styled.main`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 4px 16px 0;

  &::after {
    content: '';
    block-size: 8px;
  }

  &:has(> footer)::after {
    display: none;
  }
`;

/**
 * The main action at the bottom, in reach of a thumb. On a low window, such as that of large text, it is below the content
 * instead of above half of it.
 */
export const Foot = styled.footer`
  position: sticky;
  inset-block-end: ${navHeight};
  z-index: 1;
  display: grid;
  gap: 8px;
  margin-block-start: auto;
  margin-inline: -16px;
  padding: 10px 16px;
  border-block-start: 1px solid ${tokens.color.line};
  background: ${tokens.color.bg};

  @media (height < 34rem) {
    position: static;
  }
`;

const big = css`
  && {
    inline-size: 100%;
    block-size: auto;
    min-block-size: 3.25rem;
    padding-block: 8px;
    font-size: 1.0625rem;
    line-height: 1.35;
    text-align: center;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** A button as wide as the screen, which a thumb cannot miss. */
export const BigButton = styled(Button)`
  ${big}
`;

/** A link that looks like a {@link BigButton}. */
export const BigLink = styled(LinkButton)`
  ${big}
`;

/** Buttons beside each other, or below each other with large text. */
export const ButtonRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  gap: 8px;
`;

/** Fields of a form, large enough for a thumb. */
export const Fields = styled.div`
  display: grid;
  gap: 16px;

  > * {
    min-inline-size: 0;
  }

  input:not([type='radio'], [type='checkbox'], [type='file']),
  select {
    min-block-size: 3rem;
    font-size: 1.0625rem;
  }
`;

/** A part of a screen with its heading. */
export const Section = styled.section`
  display: grid;
  gap: 8px;

  > h2 {
    font-size: 1rem;
    line-height: 1.5;
    font-weight: 600;
    color: ${tokens.color.muted};
  }
`;

/** A list of rows in one box. */
export const Rows = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  overflow: hidden;

  > li + li {
    border-block-start: 1px solid ${tokens.color.line};
  }
`;

/** What a row says at its start and at its end; below each other with large text. */
export const RowLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 12px;
  padding: 10px 14px;
  min-block-size: 3rem;
  overflow-wrap: anywhere;

  > :first-child {
    flex: 1 1 9rem;
    min-inline-size: 0;
  }

  small {
    display: block;
    font-size: 0.875rem;
    color: ${tokens.color.muted};
  }
`;

export const Quiet = styled.p`
  color: ${tokens.color.muted};
  overflow-wrap: anywhere;
`;
