import { ApiError, labelKey } from '@tawseel/api-client';
import { order } from '@tawseel/api-client/orders';
import { companyTime, useFormat, useTranslation } from '@tawseel/i18n';
import { useQuestion } from '@tawseel/ui';
import { ConfirmDialog } from '@tawseel/ui/dialogs';
import type { ReactNode } from 'react';

const name = 'date_order_delivery_customer';

/** Asks before an order is saved whose requested delivery date has passed. */
export function usePastDate(): {
  /** Throws if the administrator wants to change the date. */
  confirm: (day: string) => Promise<void>;
  question: ReactNode;
} {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const { asked, ask, answer } = useQuestion<string>();
  return {
    confirm: async (text) => {
      const day = format.day(text);
      if (day >= format.day(companyTime(Date.now())) || (await ask(day))) return;
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
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      />
    ),
  };
}
