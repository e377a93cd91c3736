import { companyTime, useFormat, useTranslation } from '@tawseel/i18n';
import { Tag } from '@tawseel/ui';
import { useState } from 'react';

const day = 24 * 60 * 60 * 1000;

/** Days after which a merchant has waited too long. */
const longWait = 3;

/** Since when a parcel waits for its merchant, and for how many days; marked after three. */
export function WaitingSince({ since }: { since: string }) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const [now] = useState(Date.now);
  const days = Math.floor((Date.parse(companyTime(now)) - Date.parse(since.slice(0, 19))) / day);
  return (
    <>
      <bdi>{format.day(since)}</bdi>{' '}
      {days > 0 && (
        <Tag tone={days > longWait ? 'attention' : 'neutral ring'}>
          {t('returns.days', { count: days, number: format.number(days) })}
        </Tag>
      )}
    </>
  );
}
