import { useTranslation } from '@tawseel/i18n';
import { Choice } from '@tawseel/ui/choice';
import { useSearchParams } from 'react-router-dom';
import { CashHolders } from './cash-holders.tsx';
import { PostedHandovers } from './posted-handovers.tsx';

/** Handovers of cash: the drivers who hold it, or what they have handed over. */
export function HandoversPage() {
  const { t } = useTranslation('fleet');
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'posted' ? 'posted' : 'holders';
  const tabs = (
    <Choice
      label={t('handovers.view')}
      options={[
        { value: 'holders', label: t('handovers.holders') },
        { value: 'posted', label: t('handovers.posted') },
      ]}
      value={view}
      onChange={(next) => setParams(next === 'posted' ? { view: next } : {})}
    />
  );
  return view === 'posted' ? <PostedHandovers tabs={tabs} /> : <CashHolders tabs={tabs} />;
}
