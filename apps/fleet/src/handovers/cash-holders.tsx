import { useList } from '@tawseel/api-client';
import {
  handoverDriver,
  type HandoverDriver,
  useHandoverPosting,
  useShortagePosting,
} from '@tawseel/api-client/handovers';
import { useTranslation } from '@tawseel/i18n';
import {
  columnsOf,
  fetchedDialog,
  icons,
  ListScreen,
  useListState,
  useOpenDialog,
  type RowAction,
} from '@tawseel/ui';
import type { ReactNode } from 'react';
import { useCountMode, useOnlyCounts } from './count-mode.ts';
import { HeldSince } from './held-since.tsx';
import { handoverParams, useAskedHandover } from './use-asked-handover.ts';

const HandoverDialog = fetchedDialog(
  async () => (await import(/* webpackChunkName: "handover" */ './handover-dialog.tsx')).HandoverDialog,
);

const ShortageDialog = fetchedDialog(
  async () => (await import(/* webpackChunkName: "shortage" */ './shortage-dialog.tsx')).ShortageDialog,
);

const shown = [
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
] as const;

const cells = {
  driver_id: { kind: 'id' },
  name_driver: { isPrimary: true },
  held_since: { render: ({ held_since: since }: HandoverDriver) => <HeldSince since={since} /> },
} as const;

const hidden = { render: () => <HiddenCash /> };

const columns = columnsOf('fleet', handoverDriver, shown, cells);

/** Columns during a blind count: the cash of the orders is what is counted. */
const blindColumns = columnsOf('fleet', handoverDriver, shown, { ...cells, cash: hidden, other: hidden });

const filters = [{ name: 'waiting', kind: 'toggle', label: 'fleet:handovers.waiting' }] as const;

interface Opened {
  dialog: 'handover' | 'shortage';
  driver: HandoverDriver;
  runId?: string | undefined;
}

function HiddenCash() {
  const { t } = useTranslation('fleet');
  return t('handovers.hiddenCash');
}

/** Drivers by the cash that they hold, the oldest order first. */
export function CashHolders({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('fleet');
  const mode = useCountMode();
  const onlyCounts = useOnlyCounts();
  const state = useListState({ columns, filters, pageParams: handoverParams });
  const list = useList(handoverDriver, state.query);
  const asked = useAskedHandover();
  const [chosen, setOpened] = useOpenDialog<Opened>('handover', { isReady: !list.isLoading });
  const opened: Opened | undefined = chosen ?? (asked.handover && { dialog: 'handover', ...asked.handover });
  const isBlind = mode[0] === 'blind' && (onlyCounts || opened?.dialog === 'handover');
  const mayPost = useHandoverPosting() !== undefined;
  const settle = useShortagePosting();
  const close = () => {
    setOpened(undefined);
    if (!chosen) asked.forget();
  };
  const actions = (driver: HandoverDriver): RowAction[] => [
    ...(driver.cash !== 0 || driver.orders > 0
      ? [
          {
            label: t('handovers.post'),
            quickIcon: icons.exchange,
            onSelect: () => setOpened({ dialog: 'handover', driver }),
          },
        ]
      : []),
    ...(driver.shortage > 0
      ? [{ label: t('handovers.shortage'), onSelect: () => setOpened({ dialog: 'shortage', driver }) }]
      : []),
  ];
  return (
    <ListScreen title={t('handovers.title')} state={state} actions={tabs}>
      <ListScreen.Toolbar list={list} search={{ label: t('handovers.search') }} />
      <ListScreen.Table
        list={list}
        columns={isBlind ? blindColumns : columns}
        rowKey={({ driver_id }) => driver_id}
        empty={{ text: t('handovers.emptyHolders'), hint: t('handovers.emptyHoldersHint') }}
        actions={mayPost ? actions : undefined}
      />
      {opened?.dialog === 'handover' && mayPost && (
        <HandoverDialog driver={opened.driver} mode={mode} runId={opened.runId} onClose={close} />
      )}
      {opened?.dialog === 'shortage' && settle && (
        <ShortageDialog driver={opened.driver} settle={settle} onClose={close} />
      )}
    </ListScreen>
  );
}
