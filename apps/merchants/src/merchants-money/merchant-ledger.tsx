import { useLedger } from '@tawseel/api-client/ledger';
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
  const list = useLedger('merchant', merchant.merchant_id);
  return (
    <LedgerDialog title={t('ledger.title', { name: merchant.full_name })} list={list} onClose={onClose} />
  );
}
