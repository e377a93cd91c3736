import { useCan } from '@tawseel/api-client';
import { useTranslation } from '@tawseel/i18n';
import { Card, ErrorPanel, focusHeading, Page, PageHeader, Skeleton } from '@tawseel/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useOwnAccount } from '@tawseel/api-client/staff';
import { withBundledWords } from '@tawseel/ui/lazy-words';
import { peoplePage } from '../people/people-page.tsx';
import { factor as factorWords } from '../words/factor.ts';
import { Cards } from './account.styles.ts';
import { FactorCard } from './factor-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** The person's own account: password, second factor, passkeys, sessions, language and theme. */
function Account() {
  const { t } = useTranslation();
  const hasFactors = useCan('factors');
  const { value: account, error, isFetching, retry } = useOwnAccount();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const show = (next: readonly string[]) => {
    setCodes(next);
    retry();
  };
  const hide = () => {
    flushSync(() => setCodes([]));
    focusHeading();
  };
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={hide} />;
  const factor = hasFactors ? account?.factor : undefined;
  return (
    <Page>
      <PageHeader title={t('people:profile.title')} />
      {error ? (
        <ErrorPanel message={error.message} onRetry={retry} isRetrying={isFetching} />
      ) : (
        <Cards aria-busy={!account}>
          {account ? (
            <>
              <ProfileCard account={account} />
              <PasswordCard account={account} onChanged={retry} />
              {factor && <FactorCard factor={factor} onChanged={show} />}
              {factor && <PasskeysCard factor={factor} onChanged={show} />}
              <SessionsCard />
            </>
          ) : (
            <Card>
              <Skeleton $height="10rem" $width="100%" />
            </Card>
          )}
          <PreferencesCard />
        </Cards>
      )}
    </Page>
  );
}

export const AccountPage = peoplePage(withBundledWords('factor', factorWords, Account));
