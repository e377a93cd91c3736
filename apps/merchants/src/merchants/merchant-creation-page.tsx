import { labelKey, useFormField, withMessage, type ApiError } from '@tawseel/api-client';
import { useCompany } from '@tawseel/api-client/company';
import {
  merchant,
  merchantCreation,
  useMerchantCreation,
  useMerchantRestoration,
  type MerchantCreation,
} from '@tawseel/api-client/merchants';
import { useTranslation } from '@tawseel/i18n';
import { Button, type FormField } from '@tawseel/ui';
import { CreationPage } from '@tawseel/ui/forms';

const newMerchant = { money_orders: 0 } as const;

/** After a success the form resets to Active; only the initial form is pending. */
const nextMerchant = { status: 'Active' } as const;

function useCreation(companyId: string | undefined) {
  const { t } = useTranslation('merchants');
  const create = useMerchantCreation();

  function messageOf({ status, fromServer, message }: ApiError) {
    if (status === undefined) return t('merchants.connectionFailed');
    if (status >= 500) return t('merchants.serverFailed');
    return fromServer ? message : t('merchants.saveFailed');
  }

  return async (values: MerchantCreation) => {
    await withMessage(
      create({ ...values, ...(companyId !== undefined && { company_id: companyId }) }),
      messageOf,
    );
    return t('merchants.created');
  };
}

/** The company's number; if it fails to load, an error with Retry. */
function useCompanyField() {
  const { t } = useTranslation('merchants');
  const { value: company, error, isFetching, retry } = useCompany();
  const waiting = isFetching ? t('base:loading') : '';
  const field: FormField<never> = {
    kind: 'readOnly',
    label: t(labelKey('merchants', merchant, 'company_id')),
    value: company?.company_id ?? waiting,
    hint: error && !company && (
      <>
        {error.message}{' '}
        <Button size="small" isBusy={isFetching} busyLabel={t('base:loading')} onClick={retry}>
          {t('base:retry')}
        </Button>
      </>
    ),
  };
  return { field, companyId: company?.company_id };
}

/** Creates a merchant; the balance starts at 0. */
export function MerchantCreationPage() {
  const { t } = useTranslation('merchants');
  const { field: companyField, companyId } = useCompanyField();
  const field = useFormField('merchants', merchant);
  const create = useCreation(companyId);
  const restore = useMerchantRestoration();
  return (
    <CreationPage
      title={t('merchants.create')}
      schema={merchantCreation}
      defaults={newMerchant}
      nextDefaults={nextMerchant}
      fields={[
        field('merchant_id'),
        companyField,
        field('password', { hint: t('merchants.passwordHint'), autoComplete: 'new-password' }),
        field('full_name'),
        field('shop_name'),
        field('working_hours', { placeholder: t('merchants.workingHoursExample') }),
        field('city'),
        field('phone', { hint: t('merchants.phoneHint') }),
        field('email'),
        field('status', { placeholder: t('merchants.pending') }),
        field('money_orders', { hint: t('merchants.moneyOrdersHint'), disabled: true }),
      ]}
      onSubmit={create}
      list={{ path: '/merchants', title: t('merchants.title') }}
      restoration={{ run: restore, done: t('merchants.restored'), search: ({ merchant_id: id }) => id }}
    />
  );
}
