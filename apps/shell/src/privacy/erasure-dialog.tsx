import type { Send } from '@tawseel/api-client';
import type { CustomerData } from '@tawseel/api-client/privacy';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { asText } from '@tawseel/i18n/text';
import { Ltr, useToast } from '@tawseel/ui';
import { ConfirmDialog } from '@tawseel/ui/dialogs';
import { HeldData } from './held-data.tsx';

export interface ErasureDialogProps {
  phone: string;
  data: CustomerData;
  erase: Send<{ phone: string }>;
  onClose: () => void;
}

/** Asks before a customer's data is erased, with the numbers of what is erased and kept. */
export function ErasureDialog({ phone, data, erase, onClose }: ErasureDialogProps) {
  const { t } = useTranslation('privacy');
  const format = useFormat();
  const toast = useToast();
  const kept = data.orders_under_way;
  return (
    <ConfirmDialog
      title={t('eraseTitle')}
      question={
        <>
          <p>
            {t('eraseQuestion')} <Ltr>{phone}</Ltr>
          </p>
          <HeldData data={data} />
          {kept > 0 && <p>{t('kept', { number: format.number(kept) })}</p>}
        </>
      }
      confirmLabel={t('erase')}
      busyLabel={t('erasing')}
      isDanger
      onConfirm={async () => {
        const { message } = await erase({ phone });
        toast.success(asText(message));
      }}
      onClose={onClose}
    />
  );
}
