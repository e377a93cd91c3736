import type { OrderProof } from '@tawseel/api-client/driver-app';
import { useTranslation } from '@tawseel/i18n';
import { Button, Dialog, DialogActions, Ltr, Sentence } from '@tawseel/ui';
import { PrintButton } from '@tawseel/ui/print';
import { Ground, Large, PrintsAlone } from './proofs.styles.ts';
import { useProofName } from './use-proof-name.ts';

export interface ProofDialogProps {
  proof: OrderProof;
  onClose: () => void;
}

/** A photo or a signature as large as the window allows; it can be printed. */
export function ProofDialog({ proof, onClose }: ProofDialogProps) {
  const { t } = useTranslation('dispatch');
  const name = useProofName()(proof);
  return (
    <Dialog title={t('proofs.of', { id: proof.merchant_order_id })} width="44rem" onClose={onClose}>
      <PrintsAlone />
      <Large data-proof>
        <Ground>
          <img src={proof.image} alt="" />
        </Ground>
        <figcaption>
          <Ltr>{proof.merchant_order_id}</Ltr> · <Sentence text={name} />
        </figcaption>
      </Large>
      <DialogActions>
        <PrintButton />
        <Button variant="primary" data-autofocus onClick={onClose}>
          {t('base:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
