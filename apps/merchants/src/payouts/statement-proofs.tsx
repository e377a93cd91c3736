import type { OrderProof } from '@tawseel/api-client/driver-app';
import { directionOf } from '@tawseel/i18n';
import type { PrintWords } from '@tawseel/ui/print';
import { Sheet } from '../receipts/receipt.styles.ts';
import { Proofs } from './statement-proofs.styles.ts';
import { manyPages } from './statement.styles.ts';

interface StatementProofsProps {
  payoutId: number;
  proofs: readonly OrderProof[];
  words: PrintWords;
}

/** Pages after a statement: photos and signatures of its orders, in the language of the statement. */
export function StatementProofs({ payoutId, proofs, words: { language, t, format } }: StatementProofsProps) {
  const title = t('merchants:payouts.proofsOf', { id: payoutId });
  return (
    <Sheet as="article" style={manyPages} lang={language} dir={directionOf(language)} aria-label={title}>
      <h2>{title}</h2>
      <Proofs>
        {proofs.map(({ proof_id, merchant_order_id: id, kind, at, driver_name: driver, image }) => (
          <figure key={proof_id}>
            <img src={image} alt="" />
            <figcaption>
              <strong>
                <bdi dir="ltr">{id}</bdi>
              </strong>
              <span>{t(`merchants:payouts.proof.${kind}`)}</span>
              <bdi>{format.dateTime(at)}</bdi>
              <bdi>{driver}</bdi>
            </figcaption>
          </figure>
        ))}
      </Proofs>
    </Sheet>
  );
}
