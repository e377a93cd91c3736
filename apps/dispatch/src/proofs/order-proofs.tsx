import { useOrderProofs } from '@tawseel/api-client/driver-app';
import type { SlotProps } from '@tawseel/federation/slots';
import { Skeleton } from '@tawseel/ui';
import { LineFailure } from '../timeline/line-failure.tsx';
import { ProofImages } from './proof-images.tsx';

/** Photos and signatures of an order's receiver. */
export function OrderProofs({
  order: { merchant_order_id, merchant_id },
}: SlotProps['orders.details']) {
  const proofs = useOrderProofs([{ merchant_order_id, merchant_id }]);
  if (proofs.error && !proofs.value) return <LineFailure failed={proofs} />;
  if (!proofs.value) return proofs.isLoading ? <Skeleton /> : null;
  return proofs.value.length > 0 ? <ProofImages proofs={proofs.value} /> : '—';
}
