import type { DriverRun, DriverStop } from '@tawseel/api-client/driver-app-schemas';
import { useTranslation } from '@tawseel/i18n';
import { Notice } from '@tawseel/ui';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useDay, useOutbox } from '../device/day-context.tsx';
import { BigButton, Quiet } from '../frame/screen.styles.ts';
import { Screen } from '../frame/screen.tsx';
import { ordersWithDesk } from '../reports/reports.ts';
import { groupStops, orderKeyOf, stopsOfRun } from '../stops/stops.ts';
import { SortableStops } from './sortable-stops.tsx';

function OrderForm({ day, runId }: { day: DriverRun; runId: number }) {
  const { t } = useTranslation('driver');
  const navigate = useNavigate();
  const { items, record } = useOutbox();
  const [stops, setStops] = useState<readonly DriverStop[]>(
    () => groupStops(stopsOfRun(day, runId), ordersWithDesk(items)).left,
  );
  const [isBusy, setIsBusy] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const save = async () => {
    setIsBusy(true);
    const moved = new Set(stops.map(({ parcel_code }) => parcel_code));
    // Stops that have an outcome stay where they were, at the start.
    const others = stopsOfRun(day, runId).filter(({ parcel_code }) => !moved.has(parcel_code));
    try {
      await record({ kind: 'sorted', run_id: runId, orders: [...others, ...stops].map(orderKeyOf) });
      await navigate('/', { replace: true });
    } catch {
      setIsLost(true);
      setIsBusy(false);
    }
  };
  return (
    <Screen
      title={t('run.changeOrder')}
      back="/"
      foot={
        <>
          {isLost && <Notice tone="failure">{t('report.lost')}</Notice>}
          <BigButton variant="primary" isBusy={isBusy} onClick={() => void save()}>
            {t('order.save')}
          </BigButton>
        </>
      }
    >
      <Quiet>{t('order.hint')}</Quiet>
      <SortableStops stops={stops} onChange={setStops} />
    </Screen>
  );
}

/** Changes the order in which the stops of a run are visited. */
export function OrderPage() {
  const { runId } = useParams();
  const { day } = useDay();
  const run = day?.runs.find(({ run_id }) => String(run_id) === runId);
  if (!day || run?.state !== 'Issued') return <Navigate to="/" replace />;
  return <OrderForm key={run.run_id} day={day} runId={run.run_id} />;
}
