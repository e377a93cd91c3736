import { columnsOf, labelKey, useList } from '@tawseel/api-client';
import { driver as driverEntity, type Driver } from '@tawseel/api-client/drivers';
import { useListExport } from '@tawseel/api-client/exports';
import { ledgerEntry, ledgerOf } from '@tawseel/api-client/ledger';
import { useTranslation } from '@tawseel/i18n';
import { withWords } from '@tawseel/ui/lazy-words';
import { ListDialog } from '@tawseel/ui/list-dialog';

const loadWords = {
  en: () => import(/* webpackChunkName: "ledger-en" */ './words/en.ts'),
  ar: () => import(/* webpackChunkName: "ledger-ar" */ './words/ar.ts'),
};

const columns = columnsOf(
  'ledger',
  ledgerEntry,
  ['happened_at', 'account', 'reason', 'reference', 'amount_from', 'delta', 'amount_to', 'person'],
  {
    happened_at: { kind: 'dateTime', isPrimary: true },
    account: {
      kind: 'status',
      words: {
        money_driver: labelKey('fleet', driverEntity, 'money_driver'),
        money_orders: labelKey('fleet', driverEntity, 'money_orders'),
        total_delivery_money: labelKey('fleet', driverEntity, 'total_delivery_money'),
      },
    },
    reference: { kind: 'id' },
    delta: { isSigned: true },
  },
);

interface DriverLedgerProps {
  driver: Driver;
  onClose: () => void;
}

function LedgerOfDriver({ driver, onClose }: DriverLedgerProps) {
  const { t } = useTranslation('ledger');
  const view = ledgerOf('driver', driver.driver_id);
  const list = useList(ledgerEntry, view);
  const run = useListExport('ledger', view);
  return (
    <ListDialog
      title={t('title', { name: driver.name_driver })}
      width="62.5rem"
      columns={columns}
      rowKey={({ entry_id }) => String(entry_id)}
      list={list}
      run={run}
      empty={{ text: t('empty'), hint: t('emptyHint') }}
      onClose={onClose}
    />
  );
}

/** Every change of a driver's balances with time, reason, old and new value and author, newest first. */
export const DriverLedger = withWords('ledger', loadWords, LedgerOfDriver);
