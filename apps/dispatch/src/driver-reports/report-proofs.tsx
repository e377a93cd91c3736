import { useOrderProofs, type FlaggedEvent } from '@tawseel/api-client/driver-app';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { ProofImages } from '../proofs/proof-images.tsx';

/** Photos and signatures of a report. Their number alone is known while they are on their way, and if no order is. */
export function ReportProofs({ report }: { report: FlaggedEvent }) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const { event_id, merchant_order_id, merchant_id, proofs } = report;
  const isKnown = merchant_order_id !== null && merchant_id !== null;
  const { value = [] } = useOrderProofs(isKnown ? [{ merchant_order_id, merchant_id }] : []);
  const own = value.filter((proof) => proof.event_id === event_id);
  if (own.length > 0) return <ProofImages proofs={own} />;
  return <p>{t('proofs.count', { number: format.number(proofs) })}</p>;
}
