import { useFormat, useTranslation } from '@tawseel/i18n';
import { Link, useLocation } from 'react-router-dom';
import { useDay, useOutbox } from '../device/day-context.tsx';
import { isUnsent } from '../reports/reports.ts';
import { useSession } from '../session/session-context.tsx';
import { Bar } from './layout.styles.ts';

/** Says that there is no network, that the session ended, or that the phone has no space, and how many reports wait. */
export function StateBar() {
  const { t } = useTranslation('driver');
  const format = useFormat();
  const { pathname } = useLocation();
  const { isExpired } = useSession();
  const { isOnline } = useDay();
  const { items, storage } = useOutbox();
  const count = items.filter(isUnsent).length;
  const waiting = t('bar.waiting', { count, number: format.number(count) });
  return (
    <Bar role="status">
      {!isOnline && <p>{count > 0 ? t('bar.offlineWaiting', { waiting }) : t('bar.offline')}</p>}
      {isOnline && isExpired && pathname !== '/sign-in' && (
        <p>
          {count > 0 ? t('bar.endedWaiting', { waiting }) : t('bar.ended')}{' '}
          <Link to="/sign-in">{t('signIn.submit')}</Link>
        </p>
      )}
      {storage === 'low' && <p>{t('bar.low')}</p>}
      {storage === 'full' && <p>{t('bar.full')}</p>}
    </Bar>
  );
}
