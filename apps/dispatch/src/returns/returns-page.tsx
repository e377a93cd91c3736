import { useTranslation } from '@tawseel/i18n';
import { Choice } from '@tawseel/ui/choice';
import { useSearchParams } from 'react-router-dom';
import { ReturnManifests } from './return-manifests.tsx';
import { WaitingReturns } from './waiting-returns.tsx';

/** Returns: the merchants who wait for parcels, or the manifests by which they got them. */
export function ReturnsPage() {
  const { t } = useTranslation('dispatch');
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'manifests' ? 'manifests' : 'waiting';
  const tabs = (
    <Choice
      label={t('returns.view')}
      options={[
        { value: 'waiting', label: t('returns.waiting') },
        { value: 'manifests', label: t('returns.manifests') },
      ]}
      value={view}
      onChange={(next) => setParams(next === 'manifests' ? { view: next } : {})}
    />
  );
  return view === 'manifests' ? <ReturnManifests tabs={tabs} /> : <WaitingReturns tabs={tabs} />;
}
