import { useTranslation } from '@tawseel/i18n';
import { Skeleton, VisuallyHidden } from '@tawseel/ui';

/** While the day is read from the phone, or first received. */
export function Waiting() {
  const { t } = useTranslation('driver');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('base:loading')}</VisuallyHidden>
      <Skeleton $width="100%" $height="14rem" />
    </div>
  );
}
