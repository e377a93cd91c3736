import { useList, useMay } from '@tawseel/api-client';
import { useListExport } from '@tawseel/api-client/exports';
import {
  payoutMerchant,
  type PayoutMerchant,
  usePayoutDraft,
  usePayoutTermsUpdate,
} from '@tawseel/api-client/payouts';
import { useTranslation } from '@tawseel/i18n';
import {
  Button,
  columnsOf,
  ExportButton,
  fetchedDialog,
  filtersOf,
  LinkButton,
  ListScreen,
  useListState,
  useOpenDialog,
  useToast,
  VisitButton,
  type RowAction,
} from '@tawseel/ui';
import { useCallback } from 'react';
import type { DueDialogProps, OpenDueDialog } from './due-dialog.tsx';

const DueDialog = fetchedDialog<DueDialogProps>(
  async () => (await import(/* webpackChunkName: "payout-dialogs" */ './due-dialog.tsx')).DueDialog,
);

const columns = columnsOf(
  'merchants',
  payoutMerchant,
  [
    'merchant_id',
    'full_name',
    'shop_name',
    'state',
    'due',
    'lines',
    'waiting',
    'drafted',
    'balance',
    'weekday',
  ],
  {
    merchant_id: { kind: 'id' },
    full_name: { isPrimary: true },
    state: { tones: { Due: 'good', 'Not due': 'attention ring', Settled: 'neutral tick', Owes: 'bad back' } },
    due: { isBrief: true },
    weekday: { kind: 'text' },
  },
);

const filters = filtersOf('merchants', payoutMerchant);

/** List of the amounts due to merchants, with the actions that draft payouts, for one merchant or for all. */
export function PayoutsDuePage() {
  const { t } = useTranslation();
  const toast = useToast();
  const state = useListState({ columns, filters, defaultSort: '-due' });
  const list = useList(payoutMerchant, state.query);
  const run = useListExport('payout-merchants', state.query);
  const draft = usePayoutDraft();
  const mayCreate = useMay('records.change');
  const hasTerms = usePayoutTermsUpdate() !== undefined;
  const [dialog, setDialog] = useOpenDialog<OpenDueDialog>('payouts', { isReady: !list.isLoading });

  const actions = useCallback(
    (row: PayoutMerchant): RowAction[] => {
      const draftOne = async () => {
        try {
          await draft?.({ merchants: [row.merchant_id] });
          toast.success(t('merchants:payouts.draftedOne', { name: row.full_name }));
        } catch (error) {
          toast.failure(error instanceof Error ? error.message : t('base:failed'));
        }
      };
      return [
        {
          label: t('merchants:payouts.draftOne'),
          reason: row.due > 0 ? undefined : t('merchants:payouts.noneDue'),
          onSelect: draft && (() => void draftOne()),
        },
        { label: t('merchants:payouts.unpaid'), onSelect: () => setDialog({ kind: 'unpaid', row }) },
        {
          label: t('merchants:payouts.terms'),
          onSelect: hasTerms ? () => setDialog({ kind: 'terms', row }) : undefined,
        },
        {
          label: t('merchants:payouts.list'),
          to: `/payouts?merchant_id=${encodeURIComponent(row.merchant_id)}`,
        },
      ];
    },
    [t, toast, draft, hasTerms, setDialog],
  );

  return (
    <>
      <ListScreen
        title={t('merchants:payouts.dueTitle')}
        subtitle={t('merchants:payouts.dueLead')}
        state={state}
        actions={
          <>
            <ExportButton list={list} run={run} />
            <LinkButton to="/payouts">{t('merchants:payouts.list')}</LinkButton>
            {draft && (
              <Button variant="primary" aria-haspopup="dialog" onClick={() => setDialog({ kind: 'draft' })}>
                {t('merchants:payouts.draftAll')}
              </Button>
            )}
          </>
        }
      >
        <ListScreen.Toolbar list={list} search={{ label: t('merchants:payouts.dueSearch') }} />
        <ListScreen.Table
          list={list}
          columns={columns}
          rowKey={({ merchant_id }) => merchant_id}
          empty={{
            text: t('merchants:payouts.dueEmpty'),
            action: mayCreate && (
              <VisitButton to="/create-merchant" variant="primary">
                {t('merchants:merchants.create')}
              </VisitButton>
            ),
          }}
          actions={actions}
        />
      </ListScreen>
      {dialog && <DueDialog open={dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}
