import { useApiClient, withMessage } from '@tawseel/api-client';
import { login, signIn, type Login } from '@tawseel/api-client/session';
import { announceShellStart } from '@tawseel/federation/shell-start';
import { changeLanguage, useTranslation } from '@tawseel/i18n';
import { Ltr, Notice, tokens, useTheme } from '@tawseel/ui';
import { Form } from '@tawseel/ui/forms';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useConsole } from '../context/console-context.tsx';
import { pathAfterSignIn } from '../session/return-path.ts';
import { useSessionStore } from '../session/session-provider.tsx';
import { fetchAddress } from './fetch-address.ts';
import { Foot, SignInLayout } from './sign-in-layout.tsx';

const LanguageButton = styled.button`
  border: 0;
  background: none;
  color: ${tokens.color.accentStrong};
  cursor: pointer;
  text-decoration: underline;
`;

/** Maximum wait in milliseconds for the next page before the navigation. */
const headStart = 1_500;

/** Sign-in form: company number and password. */
export function SignInPage() {
  const { t } = useTranslation('shell');
  const { config, language, pages } = useConsole();
  const { search } = useLocation();
  const client = useApiClient();
  const session = useSessionStore();
  const { email, name, phone } = config.provider;
  // This page has no theme menu, but the system's theme may change.
  useTheme();
  useEffect(announceShellStart, []);

  useEffect(() => {
    document.title = `${t('signIn.title')} · Tawseel`;
    if (config.ipUrl) fetchAddress(config.ipUrl);
  }, [t, config.ipUrl]);

  async function submit(credentials: Login) {
    // A rejection without a message gets the product's default message.
    const { message, ...answer } = await withMessage(signIn(client, credentials), (error) =>
      error.isRejection && !error.fromServer && error.code !== 'unreadable'
        ? t('signIn.incorrect')
        : error.message,
    );
    // The success line remains visible while the first page loads.
    const { pathname } = new URL(pathAfterSignIn(search), window.location.origin);
    const wait = new Promise((resolve) => setTimeout(resolve, headStart));
    void Promise.race([pages.whenReady(pathname), wait]).then(() =>
      session.begin({ ...answer, company: credentials.company_id }),
    );
    return message || t('signIn.success');
  }

  return (
    <SignInLayout
      foot={
        <Foot>
          <p>{t('signIn.help')}</p>
          <p>
            <span>{name}</span>
            <Ltr>
              <a href={`mailto:${email}`}>{email}</a>
            </Ltr>
            <Ltr>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </Ltr>
          </p>
          <LanguageButton
            type="button"
            lang={language === 'en' ? 'ar' : 'en'}
            onClick={() => changeLanguage(language === 'en' ? 'ar' : 'en')}
          >
            {language === 'en' ? 'العربية' : 'English'}
          </LanguageButton>
        </Foot>
      }
    >
      {session.ending() === 'ended' && <Notice tone="attention">{t('signIn.ended')}</Notice>}
      <Form
        schema={login}
        fields={[
          { name: 'company_id', kind: 'id', label: t('signIn.companyId'), autoComplete: 'username' },
          {
            name: 'password_company',
            kind: 'password',
            label: t('signIn.password'),
            autoComplete: 'current-password',
          },
        ]}
        onSubmit={submit}
        submitLabel={t('signIn.submit')}
        savingLabel={t('signIn.submitting')}
        isGuarded={false}
      />
    </SignInLayout>
  );
}
