import { useTranslation } from '@tawseel/i18n';
import { Page, PageHeader } from '@tawseel/ui';

export function RunPage() {
  const { t } = useTranslation('dispatch');
  return (
    <Page>
      <PageHeader title={t('title')} />
    </Page>
  );
}
