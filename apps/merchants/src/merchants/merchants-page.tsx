import { useCan, useList, useMay, useRowRemoval, useRowRestoration, withMessage } from '@tawseel/api-client';
import { useListExport } from '@tawseel/api-client/exports';
import { merchant, type Merchant } from '@tawseel/api-client/merchants';
import { useDetails } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';
import { ExportButton, filtersOf, ListScreen, useListState, useRowDetails, useSeen } from '@tawseel/ui';
import { merchantColumns, merchantDetails } from './merchant-columns.ts';
import { useMerchantBlockers } from './use-merchant-blockers.tsx';
import { useMerchantEdit } from './use-merchant-edit.ts';

const filters = filtersOf('merchants', merchant);

function useMerchantDetails() {
  const own = useRowDetails(useSeen(merchant, merchantDetails));
  const extended = useDetails('merchants.details');
  return (row: Merchant) => [...own(row), ...extended({ merchant: row })];
}

/** Merchants of the company: search, view, update, delete, export. */
export function MerchantsPage() {
  const { t } = useTranslation('merchants');
  const details = useMerchantDetails();
  const edit = useMerchantEdit();
  const mayChange = useMay('records.change');
  const columns = useSeen(merchant, merchantColumns);
  const state = useListState({ columns, filters, hasDeleted: useCan('deleted') && mayChange });
  const list = useList(merchant, state.query);
  const remove = useRowRemoval(merchant);
  const restore = useRowRestoration(merchant);
  const blockers = useMerchantBlockers();
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
            blockers,
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
