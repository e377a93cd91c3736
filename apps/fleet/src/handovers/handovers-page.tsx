import { useTranslation } from '@tawseel/i18n';
import { Choice } from '@tawseel/ui/choice';
import { useSearchParams } from 'react-router-dom';
import { CashHolders } from './cash-holders.tsx';
import { withWords } from '@tawseel/ui/lazy-words';
import { loadWords } from './load-words.ts';
import { PostedHandovers } from './posted-handovers.tsx';

function Handovers() {
  const { t } = useTranslation('handovers');
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'posted' ? 'posted' : 'holders';
  const tabs = (
    <Choice
      label={t('view')}
      options={[
        { value: 'holders', label: t('holders') },
        { value: 'posted', label: t('posted') },
      ]}
      value={view}
      onChange={(next) => setParams(next === 'posted' ? { view: next } : {})}
    />
  );
  return view === 'posted' ? <PostedHandovers tabs={tabs} /> : <CashHolders tabs={tabs} />;
}

/** Handovers of cash: the drivers who hold it, or what they have handed over. */
export const HandoversPage = withWords('handovers', loadWords, Handovers);
