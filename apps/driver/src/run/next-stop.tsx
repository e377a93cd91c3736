import type { DriverStop } from '@tawseel/api-client/driver-app-schemas';
import { useTranslation } from '@tawseel/i18n';
import { BigLink } from '../frame/screen.styles.ts';
import { StopSummary } from '../stops/stop-summary.tsx';
import { stopPath } from '../stops/stops.ts';
import { NextCard } from './run.styles.ts';

/** The next stop, readable at arm's length. */
export function NextStop({ stop }: { stop: DriverStop }) {
  const { t } = useTranslation('driver');
  return (
    <NextCard aria-label={t('run.next')}>
      <p>{t('run.next')}</p>
      <StopSummary stop={stop} />
      <BigLink variant="primary" to={stopPath(stop)}>
        {t('run.openNext')}
      </BigLink>
    </NextCard>
  );
}
