import { ApiError, useApiClient, withMessage } from '@tawseel/api-client';
import type { SignInFactor } from '@tawseel/api-client/factors';
import { login, signIn, type Login } from '@tawseel/api-client/session';
import { useTranslation } from '@tawseel/i18n';
import { Button, fetchedDialog, focusHeading, Notice } from '@tawseel/ui';
import { Form } from '@tawseel/ui/forms';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useConsole } from '../context/console-context.tsx';
import { pathAfterSignIn } from '../session/return-path.ts';
import { useSessionStore } from '../session/session-provider.tsx';
import { fetchAddress } from './fetch-address.ts';
import type { SecondStepProps } from './second-step.tsx';
import { readLastSignIn, storeLastSignIn } from './last-sign-in.ts';
import { requireRoom } from './require-room.ts';
import { SignInFoot } from './sign-in-foot.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

const SecondStep = fetchedDialog<SecondStepProps>(() =>
  import(/* webpackChunkName: "factor" */ './second-step.tsx').then((code) => code.SecondStep),
);

/** Maximum wait in milliseconds for the next page before the navigation. */
const headStart = 1_500;

/** Sign-in form: company number and password, and the user name of a member of staff. */
export function SignInPage() {
  const { t } = useTranslation('shell');
  const { config, pages } = useConsole();
  const { search } = useLocation();
  const client = useApiClient();
  const session = useSessionStore();
  const [typed, setTyped] = useState<Partial<Login>>(readLastSignIn);
  const [isStaff, setIsStaff] = useState(Boolean(typed.user));
  const [second, setSecond] = useState<{ credentials: Login; error: ApiError }>();
  useEffect(() => {
    if (config.ipUrl) fetchAddress(config.ipUrl);
  }, [config.ipUrl]);
  useEffect(() => {
    const first = readLastSignIn().company_id ? 'password_company' : 'company_id';
    // The page that the session ended on had the focus.
    if (session.ending()) focusHeading();
    else document.getElementsByName(first)[0]?.focus();
  }, [session]);

  async function enter({ user, ...credentials }: Login & SignInFactor) {
    await requireRoom();
    // A rejection without a message gets the product's default message.
    const { message, ...answer } = await withMessage(
      // A server that knows only the contract has no users.
      signIn(client, user ? { ...credentials, user } : credentials),
      (error) =>
        error.isRejection && !error.fromServer && error.code !== 'unreadable'
          ? t('signIn.incorrect')
          : error.message,
    );
    storeLastSignIn(credentials.company_id, user);
    // The success line remains visible while the first page loads.
    const [pathname = ''] = pathAfterSignIn(search).split(/[?#]/);
    const wait = new Promise((resolve) => setTimeout(resolve, headStart));
    void Promise.race([pages.whenReady(pathname), wait]).then(() =>
      session.begin({ ...answer, company: credentials.company_id }),
    );
    return message || t('signIn.success');
  }

  async function submit(credentials: Login) {
    try {
      return await enter(credentials);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'factor_required') throw error;
      setTyped(credentials);
      setSecond({ credentials, error });
      return undefined;
    }
  }

  return (
    <SignInLayout foot={<SignInFoot />}>
      {session.ending() === 'ended' && <Notice tone="attention">{t('signIn.ended')}</Notice>}
      {second ? (
        <SecondStep
          error={second.error}
          onProof={(factor) => enter({ ...second.credentials, ...factor })}
          onClose={() => setSecond(undefined)}
        />
      ) : (
        <Form
          schema={login}
          fields={[
            {
              name: 'company_id',
              kind: 'id',
              label: t('signIn.companyId'),
              // Password managers take the first user name of a form: all staff of a company would share one password.
              autoComplete: isStaff ? 'off' : 'username',
            },
            ...(isStaff
              ? [
                  {
                    name: 'user',
                    kind: 'id',
                    label: t('signIn.user'),
                    hint: t('signIn.userHint'),
                    isOptional: true,
                    autoComplete: 'username',
                  } as const,
                ]
              : []),
            {
              name: 'password_company',
              kind: 'password',
              label: t('signIn.password'),
              autoComplete: 'current-password',
            },
          ]}
          defaults={{ user: '', ...typed }}
          onSubmit={submit}
          submitLabel={t('signIn.submit')}
          savingLabel={t('signIn.submitting')}
          isGuarded={false}
          actions={
            !isStaff && (
              <Button
                variant="ghost"
                onClick={() => {
                  flushSync(() => setIsStaff(true));
                  document.getElementsByName('user')[0]?.focus();
                }}
              >
                {t('signIn.asStaff')}
              </Button>
            )
          }
        />
      )}
    </SignInLayout>
  );
}
