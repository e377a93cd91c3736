import { type ApiError, labelKey, useMay, useRowUpdate, withMessage } from '@tawseel/api-client';
import { merchant, type Merchant, merchantUpdate, type MerchantUpdate } from '@tawseel/api-client/merchants';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { useFormField } from '@tawseel/ui';

/** Whether the server rejected a duplicate phone number or e-mail, beside its field or without a message. */
function isTakenContact({ code, fields, fromServer }: ApiError) {
  return code === 'duplicate' && (!fromServer || 'phone' in fields || 'email' in fields);
}

/** Updates a merchant; undefined if the person may not. */
export function useMerchantEdit() {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const field = useFormField('merchants', merchant);
  const label = (name: keyof Merchant) => t(labelKey('merchants', merchant, name));
  const hasBalance = useMay('balances.see');
  const update = useRowUpdate(merchant);
  if (!update) return undefined;
  const failure = (error: ApiError) => {
    if (isTakenContact(error)) return t('merchants.contactTaken');
    const { isRejection, message } = error;
    return isRejection ? t('merchants.updateFailed', { message }) : t('merchants.updateError');
  };
  return {
    title: (merchant: Merchant) => t('merchants.editOne', { name: merchant.full_name }),
    schema: merchantUpdate,
    columns: 2 as const,
    fields: ({ merchant_id, money_orders, account_created_at }: Merchant) => [
      { kind: 'readOnly' as const, label: label('merchant_id'), value: merchant_id },
      {
        kind: 'readOnly' as const,
        label: label('account_created_at'),
        value: format.day(account_created_at),
      },
      field('full_name'),
      field('shop_name'),
      field('working_hours', { placeholder: t('merchants.workingHoursExample') }),
      field('city'),
      field('phone', { hint: t('merchants.phoneHint') }),
      field('email'),
      field('status'),
      ...(hasBalance
        ? [{ kind: 'readOnly' as const, label: label('money_orders'), value: format.money(money_orders) }]
        : []),
      field('password', {
        label: t('merchants.newPassword'),
        hint: t('merchants.newPasswordHint'),
        autoComplete: 'new-password',
        isWide: true,
      }),
    ],
    save: (values: MerchantUpdate, row: Merchant, changed: string[]) =>
      withMessage(update(values, row, changed), failure),
    done: t('merchants.updated'),
  };
}
