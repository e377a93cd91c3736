import type { Order } from '@tawseel/api-client/orders';
import { ExtensionView, type SlotExtension } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';
import type { ChosenProps } from './chosen-orders.ts';
import { Refused } from './refused.tsx';

export interface ChosenActionProps extends Omit<ChosenProps, 'chosen'> {
  extension: SlotExtension;
  orders: readonly Order[];
}

/** The dialog of an extension's action on the selected orders; a toast reports an action that fails. */
export function ChosenAction({ extension, orders, onChanged, onClose }: ChosenActionProps) {
  const { t } = useTranslation();
  return (
    <ExtensionView
      slot="orders.selection-actions"
      extension={extension}
      props={{ orders, onChanged: () => onChanged([]), onClose }}
      pending={null}
      failed={<Refused message={t('base:failed')} onClose={onClose} />}
    />
  );
}
