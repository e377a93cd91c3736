import { findPage } from '@tawseel/federation/registry';
import { useTranslation } from '@tawseel/i18n';
import { Button, EmptyState, Page, PageHeader } from '@tawseel/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useConsole } from '../console/console-context.tsx';
import { fetchAgain } from './fetch-again.ts';
import { PageLoadError } from './page-loader.ts';

/** A page that could not be loaded or has stopped: it says so, and the rest goes on. */
export function PageFailure({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const { t } = useTranslation('shell');
  const { t: base } = useTranslation('base');
  const { registry, language } = useConsole();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isTrying, setTrying] = useState(false);
  const failure = useRouteError() instanceof PageLoadError ? 'failed' : 'broken';
  const title = findPage(registry, pathname)?.page.title[language] ?? t(`feature.${failure}`);

  async function retry() {
    if (failure === 'broken') return navigate(pathname + search, { replace: true });
    setTrying(true);
    // A script that failed once may be remembered as failed by this page, so it is left for a new one; but only once
    // that is sure to do better.
    if (await fetchAgain(pathname, language)) reload();
    setTrying(false);
  }

  return (
    <Page>
      <PageHeader title={title} />
      <div role="alert">
        <EmptyState
          text={t(`feature.${failure}`)}
          hint={t(`feature.${failure}Hint`)}
          action={
            <Button
              variant="primary"
              isBusy={isTrying}
              busyLabel={base('loading')}
              onClick={() => void retry()}
            >
              {base('retry')}
            </Button>
          }
        />
      </div>
    </Page>
  );
}
