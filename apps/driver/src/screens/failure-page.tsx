import { useTranslation } from '@tawseel/i18n';
import { Notice } from '@tawseel/ui';
import { BigButton } from '../frame/screen.styles.ts';
import { Screen } from '../frame/screen.tsx';

/** A screen that could not be shown. What was reported is on the device. */
export function FailurePage() {
  const { t } = useTranslation('driver');
  return (
    <Screen
      title={t('failure.title')}
      foot={
        <BigButton variant="primary" onClick={() => window.location.assign('/driver/')}>
          {t('failure.restart')}
        </BigButton>
      }
    >
      <Notice tone="failure">{t('failure.text')}</Notice>
    </Screen>
  );
}
