import { ApiError } from '@tawseel/api-client';
import { useListExport } from '@tawseel/api-client/exports';
import {
  merchantUpdate,
  useMerchantRemoval,
  useMerchantRestoration,
  useMerchants,
  useMerchantUpdate,
  type Merchant,
  type MerchantUpdate,
} from '@tawseel/api-client/merchants';
import { useDetails } from '@tawseel/federation/slots';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { ExportButton, ListScreen, Ltr, Money, Tag, useListState, type Column } from '@tawseel/ui';
import { failureOf, runChange } from '../failures/failure.ts';
import { listWithWords } from '../failures/list-with-words.ts';
import { useAccountStatuses, useMerchantFields } from './merchant-fields.ts';

function useMerchantColumns(): Column<Merchant>[] {
  const { t } = useTranslation('merchants');
  const columns: Column<Merchant>[] = [
    { key: 'merchant_id', header: t('merchants.id'), kind: 'id' },
    { key: 'full_name', header: t('merchants.fullName'), isPrimary: true },
    { key: 'email', header: t('merchants.email'), kind: 'id' },
    { key: 'city', header: t('merchants.city') },
    { key: 'shop_name', header: t('merchants.shopName') },
    { key: 'money_orders', header: t('merchants.moneyOrders'), kind: 'money' },
  ];
  return columns.map((column) => ({ ...column, isSortable: true }));
}

function useMerchantDetails() {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const { statuses } = useAccountStatuses();
  const extended = useDetails('merchants.details');
  return (merchant: Merchant) => [
    { label: t('merchants.id'), value: <Ltr>{merchant.merchant_id}</Ltr> },
    { label: t('merchants.companyId'), value: <Ltr>{merchant.company_id}</Ltr> },
    { label: t('merchants.fullName'), value: merchant.full_name },
    { label: t('merchants.shopName'), value: merchant.shop_name },
    { label: t('merchants.workingHours'), value: merchant.working_hours },
    { label: t('merchants.city'), value: merchant.city },
    { label: t('merchants.phone'), value: <Ltr>{merchant.phone}</Ltr> },
    { label: t('merchants.email'), value: <Ltr>{merchant.email}</Ltr> },
    {
      label: t('merchants.status'),
      value: <Tag tone={statuses[merchant.status].tone}>{statuses[merchant.status].label}</Tag>,
    },
    { label: t('merchants.moneyOrders'), value: <Money value={merchant.money_orders} /> },
    { label: t('merchants.createdAt'), value: <Ltr>{format.day(merchant.account_created_at)}</Ltr> },
    ...extended({ merchant }),
  ];
}

/** Whether the server rejected a duplicate phone number or e-mail. */
function isTakenContact(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== 'duplicate') return false;
  const named = Object.keys(error.fields);
  return named.length === 0 || named.some((name) => name === 'phone' || name === 'email');
}

function useMerchantEdit() {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const fields = useMerchantFields();
  const update = useMerchantUpdate();

  async function save(values: MerchantUpdate, merchant: Merchant, changed: string[]) {
    const { merchant_id, company_id } = merchant;
    try {
      return await update({ ...values, merchant_id, company_id, changed_fields: changed });
    } catch (error) {
      const failure = failureOf(error, {
        unanswered: t('merchants.updateError'),
        refused: (message) => t('merchants.updateFailed', { message }),
      });
      return isTakenContact(error) ? { ...failure, message: t('merchants.contactTaken') } : failure;
    }
  }

  return {
    title: (merchant: Merchant) => t('merchants.editOne', { name: merchant.full_name }),
    schema: merchantUpdate,
    columns: 2 as const,
    fields: ({ merchant_id, money_orders, account_created_at }: Merchant) => [
      { kind: 'readOnly' as const, label: t('merchants.id'), value: merchant_id },
      { kind: 'readOnly' as const, label: t('merchants.createdAt'), value: format.day(account_created_at) },
      fields.fullName,
      fields.shopName,
      fields.workingHours,
      fields.city,
      fields.phone,
      fields.email,
      fields.status,
      { kind: 'readOnly' as const, label: t('merchants.moneyOrders'), value: format.money(money_orders) },
      {
        ...fields.password,
        label: t('merchants.newPassword'),
        hint: t('merchants.newPasswordHint'),
        isWide: true,
      },
    ],
    defaults: (merchant: Merchant) => ({
      merchant_id: merchant.merchant_id,
      full_name: merchant.full_name,
      shop_name: merchant.shop_name,
      working_hours: merchant.working_hours,
      city: merchant.city,
      phone: merchant.phone,
      email: merchant.email,
      status: merchant.status,
    }),
    save,
    done: t('merchants.updated'),
  };
}

/** Merchants of the company: search, view, update, delete, export. */
export function MerchantsPage() {
  const { t } = useTranslation('merchants');
  const columns = useMerchantColumns();
  const details = useMerchantDetails();
  const edit = useMerchantEdit();
  const { options } = useAccountStatuses();
  const state = useListState({
    columns,
    filters: [{ name: 'status', kind: 'select', label: t('merchants.status'), options }],
  });
  const list = useMerchants(state.query);
  const remove = useMerchantRemoval();
  const restore = useMerchantRestoration();
  const runExport = useListExport('merchants', state.query);
  const shown = listWithWords(list, (error) =>
    error.fromServer ? error.message : t('merchants.loadFailed'),
  );

  return (
    <ListScreen
      title={t('merchants.title')}
      state={state}
      create={{ to: '/create-merchant', label: t('merchants.create') }}
      actions={
        <ExportButton title={t('merchants.export')} total={list.total} fileName="merchants" run={runExport} />
      }
    >
      <ListScreen.Toolbar list={shown} search={{ label: t('merchants.search') }} />
      <ListScreen.Table
        list={shown}
        columns={columns}
        rowKey={(merchant) => merchant.merchant_id}
        empty={{ text: t('merchants.empty'), hint: t('merchants.emptyHint') }}
        dialogs={{
          view: { title: (merchant) => merchant.full_name, items: details },
          edit,
          remove: {
            title: t('merchants.deleteTitle'),
            question: ({ full_name: name, merchant_id: id }) =>
              `${t('merchants.deleteQuestion')} ${t('merchants.deleteWhom', { name, id })}`,
            run: (merchant) =>
              runChange(() => remove(merchant), {
                unanswered: t('merchants.deleteError'),
                refused: (message) => t('merchants.deleteFailed', { message }),
              }),
            done: t('merchants.deleted'),
            undo: { run: restore, done: t('merchants.restored') },
          },
        }}
      />
    </ListScreen>
  );
}
