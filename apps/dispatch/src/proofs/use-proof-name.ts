import type { OrderProof } from '@tawseel/api-client/driver-app';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { useKindName } from './use-kind-name.ts';

/** Returns a function that names an image by its kind, its time and its driver. */
export function useProofName(): (proof: OrderProof) => string {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const kindName = useKindName();
  return ({ kind, event_kind: event, at, driver_name: driver }) =>
    t(`proofs.${kind}`, { event: kindName(event), time: format.dateTime(at), driver });
}
