import { ApiError, labelKey } from '@tawseel/api-client';
import { order } from '@tawseel/api-client/orders';
import { companyTime, useFormat, useTranslation } from '@tawseel/i18n';
import { ConfirmDialog } from '@tawseel/ui/dialogs';
import { useRef, useState, type ReactNode } from 'react';

const name = 'date_order_delivery_customer';

/** Asks before an order is saved whose requested delivery date has passed. */
export function usePastDate(): {
  /** Throws if the administrator wants to change the date. */
  confirm: (day: string) => Promise<void>;
  question: ReactNode;
} {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const [asked, setAsked] = useState<string>();
  const answer = useRef<(isKept: boolean) => void>(undefined);
  const close = (isKept: boolean) => {
    setAsked(undefined);
    answer.current?.(isKept);
  };
  return {
    confirm: async (text) => {
      const day = format.day(text);
      if (day >= format.day(companyTime(Date.now()))) return;
      const isKept = await new Promise<boolean>((resolve) => {
        answer.current = resolve;
        setAsked(day);
      });
      if (isKept) return;
      throw new ApiError('invalid', t('orders.past.refused'), {
        fields: { [name]: t('orders.past.refused') },
      });
    },
    question: asked && (
      <ConfirmDialog
        title={t(labelKey('merchants', order, name))}
        question={t('orders.past.question', { day: asked })}
        confirmLabel={t('orders.past.keep')}
        cancelLabel={t('orders.past.change')}
        onConfirm={() => close(true)}
        onClose={() => close(false)}
      />
    ),
  };
}
