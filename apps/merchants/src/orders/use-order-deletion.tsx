import { useOrderRemoval, useOrderRestoration, type Order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { fetchedDialog, Sentence, type RowRemoval } from '@tawseel/ui';
import type { StayingAmountsProps } from './staying-amounts.tsx';
import { useRemovalRefusal } from './use-order-refusals.ts';

const StayingAmounts = fetchedDialog<StayingAmountsProps & { onClose: () => void }>(
  async () => (await import(/* webpackChunkName: "order-dialogs" */ './staying-amounts.tsx')).StayingAmounts,
);

/** If the code for the amounts cannot be loaded, a toast reports it and the confirmation stays open. */
const askAllTheSame = () => undefined;

function DeletionQuestion({ order }: { order: Order }) {
  const { t } = useTranslation('merchants');
  const { merchant_order_id: id, merchant_id: merchant } = order;
  return (
    <>
      <p>
        <Sentence text={t('orders.deleteQuestion', { id, merchant })} />
      </p>
      <StayingAmounts orders={[order]} onClose={askAllTheSame} />
    </>
  );
}

/** Deletes an order after a question, and offers Undo. */
export function useOrderDeletion(): RowRemoval<Order> {
  const { t } = useTranslation('merchants');
  return {
    title: t('orders.deleteTitle'),
    question: (order) => <DeletionQuestion order={order} />,
    run: useOrderRemoval(),
    refusal: useRemovalRefusal(),
    done: t('orders.deleted'),
    undo: { run: useOrderRestoration(), done: t('orders.restored') },
  };
}
