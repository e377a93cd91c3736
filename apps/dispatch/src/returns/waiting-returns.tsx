import { useList } from '@tawseel/api-client';
import { waitingReturn, type WaitingReturn } from '@tawseel/api-client/dispatch';
import { useTranslation } from '@tawseel/i18n';
import { columnsOf, fetchedDialog, filtersOf, ListScreen, useListState, type RowAction } from '@tawseel/ui';
import { useState, type ReactNode } from 'react';
import { ManifestLink } from './manifest-link.tsx';
import type { ParcelsDialogProps } from './parcels-dialog.tsx';
import { useManifestStart } from './use-manifest-start.ts';
import { WaitingSince } from './waiting-since.tsx';

const ParcelsDialog = fetchedDialog<ParcelsDialogProps>(
  async () => (await import('./parcels-dialog.tsx')).ParcelsDialog,
);

const columns = columnsOf(
  'dispatch',
  waitingReturn,
  ['merchant_name', 'merchant_id', 'parcels', 'in_branch', 'oldest', 'manifest_id'],
  {
    merchant_name: { isPrimary: true },
    merchant_id: { kind: 'id' },
    in_branch: { isBrief: true },
    oldest: { isBrief: true, render: ({ oldest }: WaitingReturn) => <WaitingSince since={oldest} /> },
    manifest_id: {
      header: 'dispatch:returns.unsigned',
      kind: 'text',
      render: ({ manifest_id }: WaitingReturn) => (manifest_id > 0 ? <ManifestLink id={manifest_id} /> : '—'),
    },
  },
);

const filters = filtersOf('dispatch', waitingReturn);

/** Merchants who get parcels back, the longest wait first. */
export function WaitingReturns({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('dispatch');
  const state = useListState({ columns, filters });
  const list = useList(waitingReturn, state.query);
  const start = useManifestStart();
  const [merchantId, setMerchantId] = useState<string>();
  const merchant = list.rows.find(({ merchant_id }) => merchant_id === merchantId);
  const actions = (row: WaitingReturn): RowAction[] => [
    {
      label: t('returns.parcels'),
      onSelect: () => setMerchantId(row.merchant_id),
    },
    {
      label: t('returns.make'),
      reason: row.in_branch > 0 ? undefined : t('returns.noneInBranch'),
      onSelect: start && (() => void start(row.merchant_id)),
    },
  ];
  return (
    <ListScreen title={t('returns.title')} subtitle={t('returns.lead')} state={state} actions={tabs}>
      <ListScreen.Toolbar list={list} search={{ label: t('returns.search') }} />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={({ merchant_id }) => merchant_id}
        empty={{ text: t('returns.empty'), hint: t('returns.emptyHint') }}
        actions={actions}
      />
      {merchant && <ParcelsDialog merchant={merchant} onClose={() => setMerchantId(undefined)} />}
    </ListScreen>
  );
}
