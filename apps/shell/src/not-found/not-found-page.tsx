import { useTranslation } from '@tawseel/i18n';
import { EmptyState, LinkButton, Page, PageHeader } from '@tawseel/ui';

/** An address that is no page's. */
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
