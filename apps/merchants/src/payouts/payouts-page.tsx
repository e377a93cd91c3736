import { columnsOf, filtersOf, useList, useMay } from '@tawseel/api-client';
import { useListExport } from '@tawseel/api-client/exports';
import { payout } from '@tawseel/api-client/payouts';
import { useTranslation } from '@tawseel/i18n';
import { ExportButton, LinkButton, ListScreen, useListState } from '@tawseel/ui';
import { withBundledWords } from '@tawseel/ui/lazy-words';
import { payouts } from '../words/payouts.ts';
import { payoutTones } from './payout-tones.ts';

const columns = columnsOf(
  'payouts',
  payout,
  ['payout_id', 'full_name', 'shop_name', 'status', 'lines', 'total', 'drafted_at', 'paid_at'],
  {
    full_name: { isPrimary: true },
    status: { tones: payoutTones },
    total: { hasUnit: true, isBrief: true },
  },
);

const filters = filtersOf('payouts', payout);

/** Payouts to merchants, newest first; each leads to its statement. */
function Payouts() {
  const { t } = useTranslation();
  const state = useListState({ columns, filters });
  const list = useList(payout, state.query);
  const run = useListExport('payouts', state.query);
  const mayDraft = useMay('payouts.draft');
  return (
    <ListScreen
      title={t('payouts:title')}
      state={state}
      actions={
        <>
          <ExportButton list={list} run={run} />
          <LinkButton variant="primary" to="/payouts-due">
            {t('payouts:dueTitle')}
          </LinkButton>
        </>
      }
    >
      <ListScreen.Toolbar
        list={list}
        search={{ label: t('payouts:search'), placeholder: t('payouts:searchShort') }}
      />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={({ payout_id }) => String(payout_id)}
        empty={{
          text: t('payouts:empty'),
          hint: mayDraft && t('payouts:emptyHint'),
          action: <LinkButton to="/payouts-due">{t('payouts:dueTitle')}</LinkButton>,
        }}
        actions={({ payout_id }) => [{ label: t('payouts:open'), to: `/payout#${payout_id}` }]}
      />
    </ListScreen>
  );
}

export const PayoutsPage = withBundledWords('payouts', payouts, Payouts);
