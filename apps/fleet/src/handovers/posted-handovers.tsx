import { useList } from '@tawseel/api-client';
import { useListExport } from '@tawseel/api-client/exports';
import { handover, type Handover, useHandoverReversal } from '@tawseel/api-client/handovers';
import { useTranslation } from '@tawseel/i18n';
import {
  columnsOf,
  ExportButton,
  fetchedDialog,
  filtersOf,
  icons,
  ListScreen,
  useListState,
  type RowAction,
} from '@tawseel/ui';
import { useState, type ReactNode } from 'react';

const ReversalDialog = fetchedDialog(async () => (await import('./reversal-dialog.tsx')).ReversalDialog);

const columns = columnsOf(
  'fleet',
  handover,
  [
    'handover_id',
    'happened_at',
    'name_driver',
    'orders',
    'expected',
    'counted',
    'commission_kept',
    'difference',
    'difference_reason',
    'state',
    'person',
    'note',
  ],
  {
    happened_at: { kind: 'dateTime' },
    name_driver: { isPrimary: true },
    difference: { isSigned: true },
    state: { tones: { Posted: 'good', Reversed: 'neutral back' } },
  },
);

const filters = filtersOf('fleet', handover);

/** List of the posted handovers, newest first. */
export function PostedHandovers({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('fleet');
  const [reversed, setReversed] = useState<Handover>();
  const state = useListState({ columns, filters });
  const list = useList(handover, state.query);
  const run = useListExport('handovers', state.query);
  const reverse = useHandoverReversal();
  const actions = (row: Handover): RowAction[] => [
    {
      label: t('handovers.receipt'),
      quickIcon: icons.print,
      onSelect: () => void window.open(`/handover-receipt#${row.handover_id}`, '_blank'),
    },
    ...(reverse && row.state === 'Posted'
      ? [{ label: t('handovers.reverse'), isDanger: true, onSelect: () => setReversed(row) }]
      : []),
  ];
  return (
    <ListScreen
      title={t('handovers.title')}
      state={state}
      actions={
        <>
          {tabs}
          <ExportButton list={list} run={run} />
        </>
      }
    >
      <ListScreen.Toolbar list={list} search={{ label: t('handovers.searchPosted') }} />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={({ handover_id }) => String(handover_id)}
        empty={{ text: t('handovers.empty'), hint: reverse && t('handovers.emptyHint') }}
        actions={actions}
      />
      {reversed && reverse && (
        <ReversalDialog
          handoverId={reversed.handover_id}
          reverse={reverse}
          onClose={() => setReversed(undefined)}
        />
      )}
    </ListScreen>
  );
}
