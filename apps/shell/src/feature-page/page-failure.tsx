import { findPage } from '@tawseel/federation/registry';
import { useTranslation } from '@tawseel/i18n';
import { Button, EmptyState, Page, PageHeader, tokens } from '@tawseel/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useConsole } from '../context/console-context.tsx';
import { useFailure } from './use-failure.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;

const Small = styled.small`
  display: block;
  margin-block-start: 16px;
  color: ${tokens.color.muted};
`;

interface PageFailureProps {
  error: unknown;
  /** Reloads the current address. */
  reload?: () => void;
}

/** Error state of a page that failed to load or stopped; the rest of the console remains usable. */
export function PageFailure({ error, reload = () => window.location.reload() }: PageFailureProps) {
  const { t } = useTranslation('shell');
  const { registry, language, pages } = useConsole();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [tries, setTries] = useState<'none' | 'trying' | 'failed'>('none');
  const failure = useFailure(error);
  const reason = failure?.reason ?? 'drawn';
  const title = findPage(registry, pathname)?.page.title[language] ?? t(`feature.${reason}.text`);

  const hint = t(`feature.${reason}.hint`);

  const showAgain = () => navigate(pathname + search, { replace: true });

  async function retry() {
    if (reason === 'drawn') return showAgain();
    setTries('trying');
    // A browser may cache the failure of a script for the lifetime of the page, so Retry reloads the page, but only
    // once the files are known to be correct.
    const canBeHad = await import('../page-loader/fetch-again.ts').then(
      ({ fetchAgain }) => fetchAgain(pathname, language),
      () => false,
    );
    setTries(canBeHad ? 'none' : 'failed');
    if (canBeHad) reload();
  }

  function showPrevious() {
    if (failure?.previous) pages.replace(failure.previous);
    void showAgain();
  }

  return (
    <Page>
      <PageHeader title={title} />
      <div role="alert">
        <EmptyState
          text={t(`feature.${reason}.text`)}
          hint={`${hint} ${t('feature.restWorks')}`}
          action={
            <>
              <Actions>
                <Button
                  variant="primary"
                  isBusy={tries === 'trying'}
                  busyLabel={t('base:loading')}
                  onClick={() => void retry()}
                >
                  {t('base:retry')}
                </Button>
                {failure?.previous && <Button onClick={showPrevious}>{t('previous.use')}</Button>}
              </Actions>
              {tries === 'failed' && <p>{t('feature.stillFailed')}</p>}
              {failure && (
                <Small>
                  {t('feature.support')}{' '}
                  <bdi dir="ltr">
                    {failure.release.manifest.name} {failure.release.version} · {reason}
                  </bdi>
                </Small>
              )}
            </>
          }
        />
      </div>
    </Page>
  );
}
