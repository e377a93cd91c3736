import { companyTime, useFormat, useTranslation } from '@tawseel/i18n';
import { Tag } from '@tawseel/ui';
import { useState } from 'react';

const day = 24 * 60 * 60 * 1000;

/** Since when cash is held; marked after a day. */
export function HeldSince({ since }: { since: string | null }) {
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const [now] = useState(Date.now);
  if (!since) return '—';
  const days = Math.floor((Date.parse(companyTime(now)) - Date.parse(since.slice(0, 19))) / day);
  return (
    <>
      <bdi>{format.dateTime(since)}</bdi>{' '}
      {days > 0 && (
        <Tag tone="attention">{t('handovers.days', { count: days, number: format.number(days) })}</Tag>
      )}
    </>
  );
}
