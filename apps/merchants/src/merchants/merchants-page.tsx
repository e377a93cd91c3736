import {
  filtersOf,
  labelKey,
  useCan,
  useFormField,
  useMay,
  useSeen,
  withMessage,
  type ApiError,
} from '@tawseel/api-client';
import { useListExport } from '@tawseel/api-client/exports';
import {
  merchant,
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
import { ExportButton, ListScreen, useListState, useRowDetails } from '@tawseel/ui';
import { merchantColumns, merchantDetails } from './merchant-columns.ts';

const filters = filtersOf('merchants', merchant);

function useMerchantDetails() {
  const own = useRowDetails(useSeen(merchant, merchantDetails));
  const extended = useDetails('merchants.details');
  return (row: Merchant) => [...own(row), ...extended({ merchant: row })];
}

/** Whether the server rejected a duplicate phone number or e-mail, beside its field or without a message. */
function isTakenContact({ code, fields, fromServer }: ApiError) {
  return code === 'duplicate' && (!fromServer || 'phone' in fields || 'email' in fields);
}

function useMerchantEdit() {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const field = useFormField('merchants', merchant);
  const label = (name: keyof Merchant) => t(labelKey('merchants', merchant, name));
  const hasBalance = useMay('balances.see');
  const update = useMerchantUpdate();
  if (!update) return undefined;
  const send = update;

  function save(values: MerchantUpdate, row: Merchant, changed: string[]) {
    return withMessage(send(values, row, changed), (error) => {
      const { isRejection, message } = error;
      if (isTakenContact(error)) return t('merchants.contactTaken');
      return isRejection ? t('merchants.updateFailed', { message }) : t('merchants.updateError');
    });
  }

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
    save,
    done: t('merchants.updated'),
  };
}

/** Merchants of the company: search, view, update, delete, export. */
export function MerchantsPage() {
  const { t } = useTranslation('merchants');
  const details = useMerchantDetails();
  const edit = useMerchantEdit();
  const mayChange = useMay('records.change');
  const columns = useSeen(merchant, merchantColumns);
  const state = useListState({ columns, filters, hasDeleted: useCan('deleted') && mayChange });
  const list = useMerchants(state.query);
  const remove = useMerchantRemoval();
  const restore = useMerchantRestoration();
  const runExport = useListExport('merchants', state.query);
  const shown = list.error?.fromServer
    ? list
    : { ...list, error: list.error?.withMessage(t('merchants.loadFailed')) };

  return (
    <ListScreen
      title={t('merchants.title')}
      state={state}
      create={mayChange && { to: '/create-merchant', label: t('merchants.create') }}
      actions={<ExportButton list={list} run={runExport} />}
    >
      <ListScreen.Toolbar
        list={shown}
        search={{ label: t('merchants.search'), placeholder: t('merchants.searchShort') }}
      />
      <ListScreen.Table
        list={shown}
        columns={columns}
        rowKey={(merchant) => merchant.merchant_id}
        empty={{ text: t('merchants.empty'), hint: mayChange && t('merchants.emptyHint') }}
        dialogs={{
          view: { title: ({ merchant_id: id, full_name: name }) => name || id, items: details },
          edit,
          remove: {
            title: t('merchants.deleteTitle'),
            question: ({ full_name: name, merchant_id: id }) =>
              [
                t('merchants.deleteQuestion'),
                t('merchants.deleteWhom', { name, id }),
                // Only a server that restores a merchant is known to keep the history.
                restore && t('merchants.historyKept'),
              ]
                .filter(Boolean)
                .join(' '),
            run:
              remove &&
              ((merchant) =>
                withMessage(remove(merchant), ({ isRejection, message }) =>
                  isRejection ? t('merchants.deleteFailed', { message }) : t('merchants.deleteError'),
                )),
            done: t('merchants.deleted'),
            undo: { run: restore, done: t('merchants.restored') },
          },
        }}
      />
    </ListScreen>
  );
}
