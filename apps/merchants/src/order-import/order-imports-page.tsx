import { useList, useMay } from '@tawseel/api-client';
import { orderImport, useOrderImportDiscard, type OrderImport } from '@tawseel/api-client/order-imports';
import { useFormat, useTranslation } from '@tawseel/i18n';
import {
  columnsOf,
  fetchedDialog,
  filtersOf,
  LinkButton,
  ListScreen,
  useListState,
  useToast,
} from '@tawseel/ui';
import type { ConfirmDialogProps } from '@tawseel/ui/dialogs';
import { useState } from 'react';

const ConfirmDialog = fetchedDialog<ConfirmDialogProps>(
  async () => (await import('@tawseel/ui/dialogs')).ConfirmDialog,
);

const columns = columnsOf(
  'merchants',
  orderImport,
  ['import_id', 'created_at', 'file_name', 'merchant_id', 'person', 'row_count', 'orders', 'state'],
  {
    created_at: { kind: 'dateTime' },
    file_name: { isPrimary: true },
    state: { tones: { Added: 'good tick', Discarded: 'neutral ring' } },
  },
);

const filters = filtersOf('merchants', orderImport);

/** Imported files, newest first: their orders, and how to discard them while all are pending. */
export function OrderImportsPage() {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const toast = useToast();
  const state = useListState({ columns, filters });
  const list = useList(orderImport, state.query);
  const mayImport = useMay('orders.edit');
  const discard = useOrderImportDiscard();
  const [chosen, setChosen] = useState<OrderImport>();
  const importAction = mayImport && (
    <LinkButton variant="primary" to="/orders/import">
      {t('imports.title')}
    </LinkButton>
  );
  return (
    <ListScreen title={t('imports.list')} state={state} actions={importAction}>
      {chosen && discard && (
        <ConfirmDialog
          title={t('imports.discard')}
          question={t('imports.discardQuestion', {
            file: chosen.file_name,
            orders: format.number(chosen.orders),
          })}
          confirmLabel={t('imports.discard')}
          isDanger
          onConfirm={async () => {
            await discard({ import_id: chosen.import_id });
            toast.success(t('imports.discarded'));
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
      <ListScreen.Toolbar list={list} search={{ label: t('imports.search') }} />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={({ import_id }) => String(import_id)}
        empty={{ text: t('imports.empty'), hint: t('imports.emptyHint'), action: importAction }}
        actions={(row) =>
          row.state === 'Added'
            ? [
                { label: t('imports.showOrders'), to: `/orders?import_id=${row.import_id}` },
                ...(discard ? [{ label: t('imports.discard'), onSelect: () => setChosen(row) }] : []),
              ]
            : []
        }
      />
    </ListScreen>
  );
}
