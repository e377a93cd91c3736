import { useTranslation } from '@tawseel/i18n';
import { Notice } from '../frame/notice.tsx';

/** Reports that a form holds what was typed before the session ended. */
export function RestoredNotice() {
  const { t } = useTranslation('base');
  return (
    <Notice tone="attention" style={{ marginBlockEnd: 16 }}>
      {t('unsaved.restored')}
    </Notice>
  );
}
