import { useList, useMay } from '@tawseel/api-client';
import { useListExport } from '@tawseel/api-client/exports';
import { payout } from '@tawseel/api-client/payouts';
import { useTranslation } from '@tawseel/i18n';
import { columnsOf, ExportButton, filtersOf, LinkButton, ListScreen, useListState } from '@tawseel/ui';
import { payoutTones } from './payout-tones.ts';

const columns = columnsOf(
  'merchants',
  payout,
  ['payout_id', 'full_name', 'shop_name', 'status', 'lines', 'total', 'drafted_at', 'paid_at'],
  {
    full_name: { isPrimary: true },
    status: { tones: payoutTones },
    total: { hasUnit: true, isBrief: true },
  },
);

const filters = filtersOf('merchants', payout);

/** Payouts to merchants, newest first; each leads to its statement. */
export function PayoutsPage() {
  const { t } = useTranslation();
  const state = useListState({ columns, filters });
  const list = useList(payout, state.query);
  const run = useListExport('payouts', state.query);
  const mayDraft = useMay('payouts.draft');
  return (
    <ListScreen
      title={t('merchants:payouts.title')}
      state={state}
      actions={
        <>
          <ExportButton list={list} run={run} />
          <LinkButton variant="primary" to="/payouts-due">
            {t('merchants:payouts.dueTitle')}
          </LinkButton>
        </>
      }
    >
      <ListScreen.Toolbar
        list={list}
        search={{ label: t('merchants:payouts.search'), placeholder: t('merchants:payouts.searchShort') }}
      />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={({ payout_id }) => String(payout_id)}
        empty={{
          text: t('merchants:payouts.empty'),
          hint: mayDraft && t('merchants:payouts.emptyHint'),
          action: <LinkButton to="/payouts-due">{t('merchants:payouts.dueTitle')}</LinkButton>,
        }}
        actions={({ payout_id }) => [{ label: t('merchants:payouts.open'), to: `/payout#${payout_id}` }]}
      />
    </ListScreen>
  );
}
