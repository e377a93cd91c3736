import { tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

const oneColumn = '@media (width < 900px)';

/** Layout of sign-in: the product's colour at the start, the form at the end; only the form on a narrow screen. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 1.1fr 1fr;
  min-block-size: 100dvh;

  ${oneColumn} {
    grid-template: auto 1fr / 1fr;
  }
`;

export const Backdrop = styled.header`
  display: flex;
  flex-direction: column;
  padding: 48px 56px;
  background: ${tokens.color.brand};
  color: ${tokens.color.onBrand};

  ${oneColumn} {
    padding: 16px 24px;
  }
`;

export const Headline = styled.p`
  max-inline-size: 15ch;
  margin-block: auto;
  font-size: 36px;
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: -0.02em;

  &:lang(ar) {
    line-height: 1.5;
  }

  ${oneColumn} {
    display: none;
  }
`;

export const Panel = styled.div`
  display: grid;
  align-content: center;
  gap: 24px;
  inline-size: 100%;
  max-inline-size: 440px;
  margin-inline: auto;
  padding: 32px 32px 48px;

  > main {
    display: grid;
    gap: 24px;
  }

  h1 {
    font-size: 24px;
    font-weight: 600;
    letter-spacing: -0.015em;
  }

  form button[type='submit'] {
    inline-size: 100%;
    block-size: 42px;
  }

  form input {
    block-size: 42px;
  }

  ${oneColumn} {
    align-content: start;
  }
`;

export const Foot = styled.footer`
  display: grid;
  gap: 4px;
  justify-items: start;
  padding-block-start: 16px;
  border-block-start: 1px solid ${tokens.color.line};
  color: ${tokens.color.muted};
  font-size: 13px;

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
  }

  button {
    margin-block-start: 8px;
    padding: 2px 0;
  }
`;
