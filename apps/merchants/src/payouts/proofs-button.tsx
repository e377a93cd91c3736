import { useOrderProofsLoader, type OrderProof } from '@tawseel/api-client/driver-app';
import type { OrderKey } from '@tawseel/api-client/orders';
import type { PayoutLine } from '@tawseel/api-client/payouts';
import { useTranslation } from '@tawseel/i18n';
import { Button, useToast } from '@tawseel/ui';
import { useState } from 'react';

interface ProofsButtonProps {
  lines: readonly PayoutLine[];
  /** Whether they are part of the document. */
  isShown: boolean;
  onChange: (proofs: readonly OrderProof[] | undefined) => void;
}

/** The orders that ended on a payout, each once. */
function ordersOf(lines: readonly PayoutLine[]): OrderKey[] {
  const ended = lines.filter(({ kind }) => kind === 'Delivered' || kind === 'Returned');
  const each = new Map(
    ended.map(({ reference, merchant_id }) => [reference, { merchant_order_id: reference, merchant_id }]),
  );
  return [...each.values()];
}

/** Adds the photos and signatures of the orders to a statement: they are many, and load only then. */
export function ProofsButton({ lines, isShown, onChange }: ProofsButtonProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const load = useOrderProofsLoader();
  const [isBusy, setIsBusy] = useState(false);
  const orders = ordersOf(lines);
  if (!load || orders.length === 0) return null;
  const show = async () => {
    setIsBusy(true);
    try {
      const proofs = await load(orders);
      if (proofs.length > 0) onChange(proofs);
      else toast.success(t('merchants:payouts.noProofs'));
    } catch (error) {
      toast.failure((error instanceof Error && error.message) || t('base:failed'));
    }
    setIsBusy(false);
  };
  return (
    <Button
      isBusy={isBusy}
      busyLabel={t('base:loading')}
      onClick={() => (isShown ? onChange(undefined) : void show())}
    >
      {t(isShown ? 'merchants:payouts.withoutProofs' : 'merchants:payouts.withProofs')}
    </Button>
  );
}
