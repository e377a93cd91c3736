import { driverLogin } from '@tawseel/api-client/driver-app-schemas';
import { changeLanguage, useFormat, useTranslation } from '@tawseel/i18n';
import { Notice, TextField } from '@tawseel/ui';
import { LanguageChoice } from '@tawseel/ui/choice';
import { PasswordField } from '@tawseel/ui/forms';
import { useState, type SubmitEvent } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { CallError } from '../calls/call-error.ts';
import { BigButton, Fields } from '../frame/screen.styles.ts';
import { Screen } from '../frame/screen.tsx';
import { useSession } from '../session/session-context.tsx';
import { EndedNotice } from './ended-notice.tsx';
import { Brand, Languages } from './sign-in.styles.ts';

type Faults = Readonly<Record<string, string | undefined>>;

const fieldNames = ['company_id', 'driver', 'password'] as const;

/** Error of each field that the server would refuse. */
function faultsOf(typed: object): Faults {
  const issues = driverLogin.safeParse(typed).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

/** Sign-in of a driver: company, own number or phone, password. */
export function SignInPage() {
  const { t } = useTranslation('driver');
  const { language } = useFormat();
  const navigate = useNavigate();
  const { profile, isExpired, signIn } = useSession();
  const [typed, setTyped] = useState({
    company_id: profile?.company_id ?? '',
    driver: profile?.driver_id ?? '',
    password: '',
  });
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  if (profile && !isExpired && !isBusy) return <Navigate to="/" replace />;

  const field = (name: (typeof fieldNames)[number]) => ({
    name,
    value: typed[name],
    fault: faults[name],
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped((before) => ({ ...before, [name]: target.value }));
      setFaults((before) => ({ ...before, [name]: undefined }));
    },
  });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const show = (found: Faults) => {
      setFaults(found);
      const first = fieldNames.find((name) => found[name]);
      const input = first && form.elements.namedItem(first);
      if (input instanceof HTMLInputElement) input.focus();
      return first !== undefined;
    };
    setFailure(undefined);
    const login = { ...typed, company_id: typed.company_id.trim(), driver: typed.driver.trim() };
    if (show(faultsOf(login))) return;
    setIsBusy(true);
    try {
      await signIn(login);
      await navigate('/', { replace: true });
    } catch (error) {
      const isShown = error instanceof CallError && show(error.fields);
      if (!isShown) setFailure(error instanceof Error && error.message ? error.message : t('base:failed'));
      setIsBusy(false);
    }
  };

  return (
    <Screen title={t('signIn.title')} subtitle={<Brand>{t('base:brand')}</Brand>}>
      {profile && isExpired && <EndedNotice />}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Fields>
          <TextField
            {...field('company_id')}
            label={t('signIn.company')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="organization"
          />
          <TextField
            {...field('driver')}
            label={t('signIn.driver')}
            dir="ltr"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <PasswordField
            {...field('password')}
            label={t('signIn.password')}
            hint={t('signIn.passwordHint')}
            autoComplete="current-password"
          />
          {failure !== undefined && <Notice tone="failure">{failure}</Notice>}
          <BigButton type="submit" variant="primary" isBusy={isBusy} busyLabel={t('signIn.submitting')}>
            {t('signIn.submit')}
          </BigButton>
        </Fields>
      </form>
      <Languages>
        <LanguageChoice label={t('language')} value={language} onChange={(next) => changeLanguage(next)} />
      </Languages>
    </Screen>
  );
}
