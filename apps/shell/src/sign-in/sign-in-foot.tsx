import { changeLanguage, useTranslation } from '@tawseel/i18n';
import { Ltr, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';
import { useConsole } from '../context/console-context.tsx';

const Foot = styled.footer`
  display: grid;
  gap: 4px;
  justify-items: start;
  padding-block-start: 16px;
  border-block-start: 1px solid ${tokens.color.line};
  color: ${tokens.color.muted};
  font-size: 0.8125rem;

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

const LanguageButton = styled.button`
  border: 0;
  background: none;
  color: ${tokens.color.accentStrong};
  cursor: pointer;
  text-decoration: underline;
`;

/** The provider's contact, and the other language. */
export function SignInFoot() {
  const { t } = useTranslation('shell');
  const { config, language } = useConsole();
  const { email, name, phone } = config.provider;
  const other = language === 'en' ? 'ar' : 'en';
  return (
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
      <LanguageButton type="button" lang={other} onClick={() => changeLanguage(other)}>
        {other === 'ar' ? 'العربية' : 'English'}
      </LanguageButton>
    </Foot>
  );
}
