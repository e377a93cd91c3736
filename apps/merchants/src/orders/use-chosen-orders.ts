import { useCan, useMay } from '@tawseel/api-client';
import { writeOrderKey, type Order } from '@tawseel/api-client/orders';
import { useExtensions } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';
import { useSelection, type ListResult, type ListStateQuery, type RowRemoval } from '@tawseel/ui';
import type { ChosenDialogProps } from './chosen-dialog.tsx';
import type { OpenOrderDialog } from './order-dialogs.tsx';
import { usePossibleStatuses } from './use-possible-statuses.ts';

interface ChosenOrdersOptions {
  list: ListResult<Order>;
  query: ListStateQuery;
  print: (orders: readonly Order[], count?: number) => void;
  deletion: RowRemoval<Order>;
  open: (dialog: OpenOrderDialog) => void;
}

/** The selected orders and their actions. */
export function useChosenOrders({ list, query, print, deletion, open }: ChosenOrdersOptions) {
  const { t } = useTranslation('merchants');
  const { of, language } = useExtensions();
  const isBulk = useCan('bulk');
  const possibleStatuses = usePossibleStatuses();
  const mayMove = useMay('orders.status') && isBulk;
  const { search, filter, sort } = query;
  const view = isBulk ? JSON.stringify([search, filter]) : undefined;
  const { selection, rows: orders, isAll } = useSelection(list, writeOrderKey, view);
  const count = (isAll && list.total) || orders.length;
  const refusals = isAll ? [] : orders.map((order) => deletion.refusal?.(order));

  const matching = isAll ? { ...(search && { search }), ...(filter && { filter }) } : undefined;
  const chosen = { orders, count, matching, sort };
  const openFor = (action: ChosenDialogProps['action']) => () => open({ dialog: 'chosen', action, chosen });
  const actions = [
    {
      label: t('orders.move'),
      reason: possibleStatuses(chosen).length === 0 ? t('orders.allEnded') : undefined,
      onSelect: mayMove ? openFor('status') : undefined,
    },
    { label: t('orders.assign'), onSelect: mayMove ? openFor('driver') : undefined },
    ...of('orders.selection-actions').map((extension) => ({
      label: extension.label[language],
      // An extension gets rows, of which only some are loaded.
      reason: orders.length < count ? t('orders.loadedOnly') : undefined,
      onSelect: () => open({ dialog: 'chosenAction', extension, orders }),
    })),
    { label: t('base:print'), onSelect: () => print(orders, isAll ? count : undefined) },
    { label: t('base:export'), onSelect: openFor('export') },
    {
      label: t('base:delete'),
      isDanger: true,
      // The outcome of a deletion names the orders that it leaves out.
      reason: refusals.every(Boolean) ? refusals[0] : undefined,
      onSelect: deletion.run && openFor('removal'),
    },
  ];
  return { selection, actions };
}
