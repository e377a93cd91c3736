import { useFormat, useTranslation } from '@tawseel/i18n';
import { Tag } from '@tawseel/ui';
import { useState } from 'react';
import { daysSince } from '../days/company-day.ts';

/** Days after which a parcel that has not moved needs attention. */
const longDays = 2;

/** For how many days something has waited; marked if that is long. */
export function Age({ since }: { since: string | null }) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const [now] = useState(Date.now);
  if (!since) return '—';
  const days = daysSince(since, now);
  const text = days === 0 ? t('desk.today') : t('desk.days', { count: days, number: format.number(days) });
  return (
    <time dateTime={since} title={format.dateTime(since)}>
      {days < longDays ? text : <Tag tone="attention">{text}</Tag>}
    </time>
  );
}
