import { useTranslation } from '@tawseel/i18n';
import { ErrorPanel, LinkButton, Notice, Skeleton } from '@tawseel/ui';
import { useLocation } from 'react-router-dom';
import { useInvitation } from '@tawseel/api-client/staff';
import { withBundledWords } from '@tawseel/ui/lazy-words';
import { SignInFoot } from '../sign-in/sign-in-foot.tsx';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { people } from '../words/people.ts';
import { Acceptance } from './acceptance.tsx';

/** The page of an invitation's link, whose fragment is the token. */
function Invitation() {
  const { t } = useTranslation();
  const token = useLocation().hash.slice(1);
  const { value, error, isFetching, retry } = useInvitation(token);

  return (
    <SignInLayout title={t('people:invitation.title')} foot={<SignInFoot />}>
      {value && <Acceptance token={token} invited={value} />}
      {!value && !error && <Skeleton $width="100%" $height="11.25rem" />}
      {error?.code === 'not_found' && (
        <>
          <Notice tone="failure">{error.message}</Notice>
          <p>{t('people:invitation.expired')}</p>
          <div>
            <LinkButton to="/login">{t('people:invitation.signIn')}</LinkButton>
          </div>
        </>
      )}
      {error && error.code !== 'not_found' && (
        <ErrorPanel message={error.message} onRetry={retry} isRetrying={isFetching} />
      )}
    </SignInLayout>
  );
}

export const InvitationPage = withBundledWords('people', people, Invitation);
