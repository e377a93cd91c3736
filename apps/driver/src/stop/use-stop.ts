import { useParams } from 'react-router-dom';
import { useDay } from '../device/day-context.tsx';
import { isSameOrder } from '../stops/stops.ts';

/** The stop that the address names; undefined if the day does not have it. */
export function useStop() {
  const { merchantId = '', orderId = '' } = useParams();
  const { day } = useDay();
  const key = { merchant_id: merchantId, merchant_order_id: orderId };
  const stop = day?.stops.find((one) => isSameOrder(one, key));
  const run = day?.runs.find(({ run_id }) => run_id === stop?.run_id);
  return { day, stop, run };
}
