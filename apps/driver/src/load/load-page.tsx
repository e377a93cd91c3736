import { useTranslation } from '@tawseel/i18n';
import { ErrorPanel } from '@tawseel/ui';
import { Choice } from '@tawseel/ui/choice';
import { useSearchParams } from 'react-router-dom';
import { useDay } from '../device/day-context.tsx';
import { Screen } from '../frame/screen.tsx';
import { Loading } from './loading.tsx';
import { Pickups } from './pickups.tsx';

/** Takes parcels: in the branch onto the driver's run, and at the doors of merchants. */
export function LoadPage() {
  const { t } = useTranslation('driver');
  const { day, error, refresh } = useDay();
  const [params, setParams] = useSearchParams();
  const isAtMerchant = params.get('at') === 'merchant';
  return (
    <Screen title={t('load.title')}>
      {error !== undefined && !day && <ErrorPanel message={error} onRetry={() => void refresh()} />}
      <div>
        <Choice
          label={t('load.mode')}
          options={[
            { value: 'branch', label: t('load.onRun') },
            { value: 'merchant', label: t('load.atMerchant') },
          ]}
          value={isAtMerchant ? 'merchant' : 'branch'}
          onChange={(at) => setParams({ at }, { replace: true })}
        />
      </div>
      {isAtMerchant ? <Pickups day={day} /> : <Loading day={day} />}
    </Screen>
  );
}
