import { useList } from '@tawseel/api-client';
import { openStatuses, order } from '@tawseel/api-client/orders';
import { useRequoting } from '@tawseel/api-client/prices';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Sentence, useToast } from '@tawseel/ui';
import { ConfirmDialog } from '@tawseel/ui/dialogs';
import type { Scope } from './places.ts';

export interface RequoteDialogProps {
  scope: Scope;
  /** Whose price it is, and where. */
  title: string;
  onClose: () => void;
}

/** Asks whether open orders, which keep the price that they were quoted, get the present one. */
export function RequoteDialog({ scope, title, onClose }: RequoteDialogProps) {
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const toast = useToast();
  const requote = useRequoting();
  const { merchant_id, country, city, area } = scope;
  const { total: count, error } = useList(order, {
    filter: {
      ...(merchant_id !== null && { merchant_id: [merchant_id] }),
      city_order: [city],
      ...(area !== null && { area_order: [area] }),
      status: openStatuses,
    },
  });
  const counted = count ?? 0;
  return (
    <ConfirmDialog
      title={t('prices.requote.action')}
      question={
        error?.message ?? (
          <Sentence
            text={`${title}: ${t('prices.requote.question', { count: counted, number: format.number(counted) })}`}
          />
        )
      }
      isPending={count === undefined && !error}
      isRefused={count === 0 || error !== undefined}
      confirmLabel={t('prices.requote.confirm')}
      onConfirm={async () => {
        const changed = await requote?.({ merchant_id: merchant_id ?? '', country, city, area: area ?? '' });
        const orders = changed ?? 0;
        toast.success(t('prices.requote.done', { count: orders, number: format.number(orders) }));
      }}
      onClose={onClose}
    />
  );
}
