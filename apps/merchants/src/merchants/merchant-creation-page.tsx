import {
  type ApiError,
  labelKey,
  useApiClient,
  useRowCreation,
  useRowRestoration,
  withMessage,
} from '@tawseel/api-client';
import { merchant, merchantCreation, type MerchantCreation } from '@tawseel/api-client/merchants';
import { useTranslation } from '@tawseel/i18n';
import { useFormField, useSeen } from '@tawseel/ui';
import { CreationPage } from '@tawseel/ui/dialogs';

const newMerchant = { money_orders: 0 } as const;

/** After a success the form resets to Active; only the initial form is pending. */
const nextMerchant = { status: 'Active' } as const;

function useCreation() {
  const { t } = useTranslation('merchants');
  const create = useRowCreation(merchant);

  function messageOf({ status, fromServer, message }: ApiError) {
    if (status === undefined) return t('merchants.connectionFailed');
    if (status >= 500) return t('merchants.serverFailed');
    return fromServer ? message : t('merchants.saveFailed');
  }

  if (!create) return undefined;
  return async (values: MerchantCreation) => {
    await withMessage(create(values), messageOf);
    return t('merchants.created');
  };
}

/** Creates a merchant; the balance starts at 0. */
export function MerchantCreationPage() {
  const { t } = useTranslation('merchants');
  const field = useFormField('merchants', merchant);
  const companyId = useApiClient().companyId();
  const create = useCreation();
  const restore = useRowRestoration(merchant);
  const balance = useSeen(merchant, [
    field('money_orders', {
      section: t('merchants.sections.balance'),
      hint: t('merchants.moneyOrdersHint'),
      disabled: true,
    }),
  ]);
  return (
    <CreationPage
      title={t('merchants.create')}
      schema={merchantCreation}
      defaults={newMerchant}
      nextDefaults={nextMerchant}
      fields={[
        field('merchant_id', { section: t('merchants.sections.account') }),
        { kind: 'readOnly', label: t(labelKey('merchants', merchant, 'company_id')), value: companyId },
        field('password', { hint: t('merchants.passwordHint'), autoComplete: 'new-password' }),
        field('status', { placeholder: t('merchants.pending') }),
        field('full_name', { section: t('merchants.sections.shop') }),
        field('shop_name'),
        field('working_hours', { placeholder: t('merchants.workingHoursExample') }),
        field('city'),
        field('phone', { hint: t('merchants.phoneHint') }),
        field('email'),
        ...balance,
      ]}
      onSubmit={create}
      list={{ path: '/merchants', title: t('merchants.title') }}
      restoration={{ run: restore, done: t('merchants.restored'), search: ({ merchant_id: id }) => id }}
    />
  );
}
