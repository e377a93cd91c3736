import { useListExport } from '@tawseel/api-client/exports';
import { ledgerOf, useLedger } from '@tawseel/api-client/ledger';
import type { Merchant } from '@tawseel/api-client/merchants';
import { useTranslation } from '@tawseel/i18n';
import { LedgerDialog } from './ledger-dialog.tsx';

interface MerchantLedgerProps {
  merchant: Merchant;
  onClose: () => void;
}

/** Every change of a merchant's balance. */
export function MerchantLedger({ merchant, onClose }: MerchantLedgerProps) {
  const { t } = useTranslation('merchants');
  const view = ledgerOf('merchant', merchant.merchant_id);
  const list = useLedger(view);
  const run = useListExport('ledger', view);
  const title = t('ledger.title', { name: merchant.full_name });
  return <LedgerDialog title={title} list={list} run={run} onClose={onClose} />;
}
