import type { OrderKey } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { Button, Dialog, DialogActions } from '@tawseel/ui';
import { OrderProofs } from './order-proofs.tsx';

export interface ProofsDialogProps {
  order: OrderKey;
  onClose: () => void;
}

/** Photos and signatures of an order. */
export function ProofsDialog({ order, onClose }: ProofsDialogProps) {
  const { t } = useTranslation('dispatch');
  return (
    <Dialog title={t('proofs.of', { id: order.merchant_order_id })} onClose={onClose}>
      <OrderProofs order={order} />
      <DialogActions>
        <Button onClick={onClose}>{t('base:close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
