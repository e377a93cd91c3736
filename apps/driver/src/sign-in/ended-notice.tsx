import { useFormat, useTranslation } from '@tawseel/i18n';
import { Notice } from '@tawseel/ui';
import { useOutbox } from '../device/day-context.tsx';
import { isUnsent } from '../reports/reports.ts';

/** Says that a session ended, and what of it waits on this phone. */
export function EndedNotice() {
  const { t } = useTranslation('driver');
  const format = useFormat();
  const count = useOutbox().items.filter(isUnsent).length;
  return (
    <Notice tone="attention">
      {t('bar.ended')} {count > 0 && t('signIn.waiting', { count, number: format.number(count) })}
    </Notice>
  );
}
