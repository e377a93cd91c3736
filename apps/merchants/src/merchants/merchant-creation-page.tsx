import { ApiError } from '@tawseel/api-client';
import { useCompany } from '@tawseel/api-client/company';
import {
  merchantCreation,
  useMerchantCreation,
  useMerchantRestoration,
  type MerchantCreation,
} from '@tawseel/api-client/merchants';
import { useTranslation } from '@tawseel/i18n';
import { Button, type FormField } from '@tawseel/ui';
import { CreationPage } from '@tawseel/ui/forms';
import { useMerchantFields } from './merchant-fields.ts';

const newMerchant = { money_orders: 0 } as const;

/** After a success the form resets to Active; only the initial form is pending. */
const nextMerchant = { status: 'Active' } as const;

function useCreation(companyId: string | undefined) {
  const { t } = useTranslation('merchants');
  const create = useMerchantCreation();

  function messageOf(error: unknown) {
    if (!(error instanceof ApiError)) return t('merchants.saveFailed');
    if (error.status === undefined) return t('merchants.connectionFailed');
    if (error.status >= 500) return t('merchants.serverFailed');
    return error.fromServer ? error.message : t('merchants.saveFailed');
  }

  return async (merchant: MerchantCreation) => {
    try {
      await create({ ...merchant, ...(companyId !== undefined && { company_id: companyId }) });
      return { ok: true, message: t('merchants.created') };
    } catch (error) {
      const { fields, restorable } = error instanceof ApiError ? error : { fields: {}, restorable: false };
      return { ok: false, message: messageOf(error), fields, restorable };
    }
  };
}

/** The company's number; if it fails to load, an error with Retry. */
function useCompanyField() {
  const { t } = useTranslation('merchants');
  const { value: company, error, isFetching, retry } = useCompany();
  const waiting = isFetching ? t('base:loading') : '';
  const field: FormField<never> = {
    kind: 'readOnly',
    label: t('merchants.companyId'),
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
  const fields = useMerchantFields();
  const create = useCreation(companyId);
  const restore = useMerchantRestoration();
  return (
    <CreationPage
      title={t('merchants.create')}
      schema={merchantCreation}
      defaults={newMerchant}
      nextDefaults={nextMerchant}
      fields={[
        fields.id,
        companyField,
        fields.password,
        fields.fullName,
        fields.shopName,
        fields.workingHours,
        fields.city,
        fields.phone,
        fields.email,
        { ...fields.status, placeholder: t('merchants.pending') },
        {
          name: 'money_orders',
          kind: 'money',
          label: t('merchants.moneyOrders'),
          hint: t('merchants.moneyOrdersHint'),
          disabled: true,
        },
      ]}
      create={create}
      list={{ path: '/merchants', title: t('merchants.title') }}
      restoration={{ run: restore, done: t('merchants.restored'), search: ({ merchant_id: id }) => id }}
    />
  );
}
