import { announceShellStart } from '@tawseel/federation/shell-start';
import { useTranslation } from '@tawseel/i18n';
import { tokens, useTheme } from '@tawseel/ui';
import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Brand } from '../navigation/brand.tsx';

const oneColumn = '@media (width < 56.25rem)';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1.1fr 1fr;
  min-block-size: 100dvh;

  ${oneColumn} {
    grid-template: auto 1fr / 1fr;
  }
`;

const Backdrop = styled.header`
  display: flex;
  flex-direction: column;
  padding: 48px 56px;
  background: ${tokens.color.brand};
  color: ${tokens.color.onBrand};

  ${oneColumn} {
    padding: 16px 24px;
  }
`;

const Headline = styled.p`
  max-inline-size: 15ch;
  margin-block: auto;
  font-size: 2.25rem;
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

const Panel = styled.div`
  display: grid;
  align-content: center;
  gap: 24px;
  inline-size: 100%;
  max-inline-size: 27.5rem;
  margin-inline: auto;
  padding: 32px 32px 48px;

  > main {
    display: grid;
    gap: 24px;
  }

  h1 {
    font-size: 1.5rem;
    font-weight: 600;
    letter-spacing: -0.015em;
  }

  form button[type='submit'] {
    inline-size: 100%;
    block-size: 2.625rem;
  }

  form input {
    block-size: 2.625rem;
  }

  ${oneColumn} {
    align-content: start;
  }
`;

interface SignInLayoutProps {
  /** Default: that of sign-in. */
  title?: string | undefined;
  children: ReactNode;
  foot: ReactNode;
}

/** Layout of sign-in: the product's colour at the start, the form at the end; only the form on a narrow screen. */
export function SignInLayout({ title: given, children, foot }: SignInLayoutProps) {
  const { t } = useTranslation('shell');
  const title = given ?? t('signIn.title');
  // It has no theme menu, but the system's theme may change.
  useTheme();
  useEffect(announceShellStart, []);
  useEffect(() => {
    document.title = `${title} · ${t('base:brand')}`;
  }, [t, title]);
  return (
    <Columns>
      <Backdrop>
        <Brand />
        <Headline>{t('signIn.headline')}</Headline>
      </Backdrop>
      <Panel>
        <main>
          <h1 tabIndex={-1}>{title}</h1>
          {children}
        </main>
        {foot}
      </Panel>
    </Columns>
  );
}
