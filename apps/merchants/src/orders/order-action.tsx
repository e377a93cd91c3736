import type { Order } from '@tawseel/api-client/orders';
import { ExtensionView, type SlotExtension } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';
import { useToast } from '@tawseel/ui';
import { useEffect } from 'react';

export interface OrderActionProps {
  extension: SlotExtension;
  order: Order;
  onClose: () => void;
}

function Failed({ onClose }: Pick<OrderActionProps, 'onClose'>) {
  const { t: base } = useTranslation('base');
  const toast = useToast();
  useEffect(() => {
    toast.failure(base('failed'));
    onClose();
  }, [toast, base, onClose]);
  return null;
}

/** The dialog of an order action of an extension; a toast reports an action that fails. */
export function OrderAction({ extension, order, onClose }: OrderActionProps) {
  return (
    <ExtensionView
      slot="orders.row-actions"
      extension={extension}
      props={{ order, onClose }}
      pending={null}
      failed={<Failed onClose={onClose} />}
    />
  );
}
