import { columnsOf } from '@tawseel/api-client';
import {
  handoverDriver,
  useHandoverDrivers,
  useHandoverPosting,
  useShortagePosting,
  type HandoverDriver,
} from '@tawseel/api-client/handovers';
import { useTranslation } from '@tawseel/i18n';
import { fetchedDialog, icons, ListScreen, useListState, useOpenDialog, type RowAction } from '@tawseel/ui';
import type { ReactNode } from 'react';
import { HeldSince } from './held-since.tsx';

const HandoverDialog = fetchedDialog(
  async () => (await import(/* webpackChunkName: "handover" */ './handover-dialog.tsx')).HandoverDialog,
);

const ShortageDialog = fetchedDialog(
  async () => (await import(/* webpackChunkName: "shortage" */ './shortage-dialog.tsx')).ShortageDialog,
);

const columns = columnsOf(
  'handovers',
  handoverDriver,
  [
    'driver_id',
    'name_driver',
    'cash',
    'orders',
    'held_since',
    'last_handover',
    'commission',
    'shortage',
    'other',
    'cash_limit',
  ],
  {
    driver_id: { kind: 'id' },
    name_driver: { isPrimary: true },
    held_since: { render: ({ held_since: since }: HandoverDriver) => <HeldSince since={since} /> },
  },
);

const filters = [{ name: 'waiting', kind: 'toggle', label: 'handovers:waiting' }] as const;

interface Opened {
  dialog: 'handover' | 'shortage';
  driver: HandoverDriver;
}

/** Drivers by the cash that they hold, the oldest order first. */
export function CashHolders({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('handovers');
  const state = useListState({ columns, filters });
  const list = useHandoverDrivers(state.query);
  const [opened, setOpened] = useOpenDialog<Opened>('handover', { isReady: !list.isLoading });
  const mayPost = useHandoverPosting() !== undefined;
  const settle = useShortagePosting();
  const close = () => setOpened(undefined);
  const actions = (driver: HandoverDriver): RowAction[] => [
    ...(driver.cash !== 0 || driver.orders > 0
      ? [
          {
            label: t('post'),
            quickIcon: icons.exchange,
            onSelect: () => setOpened({ dialog: 'handover', driver }),
          },
        ]
      : []),
    ...(driver.shortage > 0
      ? [{ label: t('shortage'), onSelect: () => setOpened({ dialog: 'shortage', driver }) }]
      : []),
  ];
  return (
    <ListScreen title={t('title')} state={state} actions={tabs}>
      <ListScreen.Toolbar list={list} search={{ label: t('search') }} />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={({ driver_id }) => driver_id}
        empty={{ text: t('emptyHolders'), hint: t('emptyHoldersHint') }}
        actions={mayPost ? actions : undefined}
      />
      {opened?.dialog === 'handover' && mayPost && <HandoverDialog driver={opened.driver} onClose={close} />}
      {opened?.dialog === 'shortage' && settle && (
        <ShortageDialog driver={opened.driver} settle={settle} onClose={close} />
      )}
    </ListScreen>
  );
}
