import type { DriverStop } from '@tawseel/api-client/driver-app-schemas';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Money } from '@tawseel/ui';
import { useOutbox } from '../device/day-context.tsx';
import { ordersWithDesk } from '../reports/reports.ts';
import { groupStops, takenAt } from '../stops/stops.ts';
import { Figures } from './run.styles.ts';

/** How far a run is: counts of its stops, and the cash that was taken. */
export function RunFigures({ stops }: { stops: readonly DriverStop[] }) {
  const { t } = useTranslation('driver');
  const format = useFormat();
  const withDesk = ordersWithDesk(useOutbox().items);
  const { left, delivered, failed, asked } = groupStops(stops, withDesk);
  return (
    <Figures>
      <div>
        <dt>{t('run.figures.left')}</dt>
        <dd>{format.number(left.length)}</dd>
      </div>
      <div>
        <dt>{t('run.figures.delivered')}</dt>
        <dd>{format.number(delivered.length)}</dd>
      </div>
      <div>
        <dt>{t('run.figures.failed')}</dt>
        <dd>{format.number(failed.length)}</dd>
      </div>
      {asked.length > 0 && (
        <div>
          <dt>{t('run.asked')}</dt>
          <dd>{format.number(asked.length)}</dd>
        </div>
      )}
      <div>
        <dt>{t('run.figures.cash')}</dt>
        <dd>
          <Money value={takenAt(delivered)} />
        </dd>
      </div>
    </Figures>
  );
}
