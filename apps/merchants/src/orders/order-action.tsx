import type { Order } from '@tawseel/api-client/orders';
import { ExtensionView, type SlotExtension } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';
import { Refused } from './refused.tsx';

export interface OrderActionProps {
  extension: SlotExtension;
  order: Order;
  onClose: () => void;
}

/** The dialog of an order action of an extension; a toast reports an action that fails. */
export function OrderAction({ extension, order, onClose }: OrderActionProps) {
  const { t } = useTranslation();
  return (
    <ExtensionView
      slot="orders.row-actions"
      extension={extension}
      props={{ order, onClose }}
      pending={null}
      failed={<Refused message={t('base:failed')} onClose={onClose} />}
    />
  );
}
