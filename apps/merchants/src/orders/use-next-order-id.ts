import { ApiError, type Send } from '@tawseel/api-client';
import { type OrderCreation, useOrderIdProposal } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { useEffect, useState } from 'react';

/**
 * Proposes the id of the order that is being created. It comes while the dialog is open already; if another order took the id
 * in between, the refusal names the next one, which replaces a proposal but not a typed id.
 */
export function useNextOrderId(create: Send<OrderCreation>) {
  const { t } = useTranslation('merchants');
  const propose = useOrderIdProposal();
  const [proposals, setProposals] = useState<{ merchant_order_id: string }>();
  useEffect(() => {
    let isWanted = true;
    // Without a proposal the id is typed.
    propose?.().then(
      (id) => isWanted && id && setProposals({ merchant_order_id: id }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [propose]);

  const proposeAfter = (merchantId: string) => {
    void propose?.(merchantId).then(
      (id) => id && setProposals({ merchant_order_id: id }),
      () => undefined,
    );
  };
  const createNext: Send<OrderCreation> = async (values) => {
    try {
      return await create(values);
    } catch (error) {
      const isTaken =
        error instanceof ApiError && error.code === 'duplicate' && 'merchant_order_id' in error.fields;
      const next = isTaken && (await propose?.(values.merchant_id).catch(() => undefined));
      if (!next) throw error;
      setProposals({ merchant_order_id: next });
      throw error.withMessage(`${error.message} ${t('orders.nextId', { id: next })}`);
    }
  };
  return { proposals, create: createNext, proposeAfter };
}
