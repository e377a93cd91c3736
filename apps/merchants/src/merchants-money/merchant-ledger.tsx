import { useList } from '@tawseel/api-client';
import { useListExport } from '@tawseel/api-client/exports';
import { ledgerEntry, ledgerOf } from '@tawseel/api-client/ledger';
import type { Merchant } from '@tawseel/api-client/merchants';
import { useTranslation } from '@tawseel/i18n';
import { columnsOf } from '@tawseel/ui';
import { ListDialog } from '@tawseel/ui/list-dialog';

const columns = columnsOf(
  'merchants',
  ledgerEntry,
  ['happened_at', 'reason', 'reference', 'amount_from', 'delta', 'amount_to', 'admin_id'],
  {
    happened_at: { kind: 'dateTime', isPrimary: true },
    reference: { kind: 'id' },
    delta: { isSigned: true },
  },
);

interface MerchantLedgerProps {
  merchant: Merchant;
  onClose: () => void;
}

/** Every change of a merchant's balance with time, reason, old and new value and author, newest first. */
export function MerchantLedger({ merchant, onClose }: MerchantLedgerProps) {
  const { t } = useTranslation('merchants');
  const view = ledgerOf('merchant', merchant.merchant_id);
  const list = useList(ledgerEntry, view);
  const run = useListExport('ledger', view);
  return (
    <ListDialog
      title={t('ledger.title', { name: merchant.full_name })}
      width="57.5rem"
      columns={columns}
      rowKey={({ entry_id }) => String(entry_id)}
      list={list}
      run={run}
      empty={{ text: t('ledger.empty'), hint: t('ledger.emptyHint') }}
      onClose={onClose}
    />
  );
}
