import { labelKey, useList } from '@tawseel/api-client';
import { driver as driverEntity, type Driver } from '@tawseel/api-client/drivers';
import { useListExport } from '@tawseel/api-client/exports';
import { ledgerEntry, ledgerOf } from '@tawseel/api-client/ledger';
import { useTranslation } from '@tawseel/i18n';
import { columnsOf } from '@tawseel/ui';
import { ListDialog } from '@tawseel/ui/list-dialog';

const columns = columnsOf(
  'fleet',
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

/** Every change of a driver's balances with time, reason, old and new value and author, newest first. */
export function DriverLedger({ driver, onClose }: DriverLedgerProps) {
  const { t } = useTranslation('fleet');
  const view = ledgerOf('driver', driver.driver_id);
  const list = useList(ledgerEntry, view);
  const run = useListExport('ledger', view);
  return (
    <ListDialog
      title={t('ledger.title', { name: driver.name_driver })}
      width="62.5rem"
      columns={columns}
      rowKey={({ entry_id }) => String(entry_id)}
      list={list}
      run={run}
      empty={{ text: t('ledger.empty'), hint: t('ledger.emptyHint') }}
      onClose={onClose}
    />
  );
}
