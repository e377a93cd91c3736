import type { Send } from '@tawseel/api-client';
import type { CustomerData } from '@tawseel/api-client/privacy';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { asText } from '@tawseel/i18n/text';
import { Ltr, useToast } from '@tawseel/ui';
import { ConfirmDialog } from '@tawseel/ui/dialogs';
import { erasableOf, HeldData } from './held-data.tsx';

export interface ErasureDialogProps {
  phone: string;
  data: CustomerData;
  erase: Send<{ phone: string }>;
  onClose: () => void;
}

/** Asks before a customer's data is erased, with the numbers of what is erased and kept. */
export function ErasureDialog({ phone, data, erase, onClose }: ErasureDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const toast = useToast();
  const kept = data.orders_under_way;
  return (
    <ConfirmDialog
      title={t('privacy:eraseTitle')}
      question={
        <>
          <p>
            {t('privacy:eraseQuestion')} <Ltr>{phone}</Ltr>
          </p>
          <HeldData numbers={erasableOf(data)} />
          {kept > 0 && <p>{t('privacy:kept', { number: format.number(kept) })}</p>}
        </>
      }
      confirmLabel={t('privacy:erase')}
      busyLabel={t('privacy:erasing')}
      isDanger
      onConfirm={async () => {
        const { message } = await erase({ phone });
        toast.success(asText(message));
      }}
      onClose={onClose}
    />
  );
}
