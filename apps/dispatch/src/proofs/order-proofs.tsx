import { useOrderProofs } from '@tawseel/api-client/driver-app';
import type { OrderKey } from '@tawseel/api-client/orders';
import { Skeleton } from '@tawseel/ui';
import { LineFailure } from '../timeline/line-failure.tsx';
import { ProofImages } from './proof-images.tsx';

/** Photos and signatures of an order's receiver. */
export function OrderProofs({ order: { merchant_order_id, merchant_id } }: { order: OrderKey }) {
  const proofs = useOrderProofs([{ merchant_order_id, merchant_id }]);
  if (proofs.error && !proofs.value) return <LineFailure failed={proofs} />;
  if (!proofs.value) return proofs.isLoading ? <Skeleton /> : null;
  return proofs.value.length > 0 ? <ProofImages proofs={proofs.value} /> : '—';
}
