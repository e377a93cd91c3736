import { useTranslation } from '@tawseel/i18n';
import { EmptyState, LinkButton, Page, PageHeader } from '@tawseel/ui';

/** Page for an unknown address. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <Page>
      <PageHeader title={t('notFound.title')} />
      <EmptyState
        text={t('notFound.text')}
        action={
          <LinkButton to="/home" variant="primary">
            {t('notFound.home')}
          </LinkButton>
        }
      />
    </Page>
  );
}
