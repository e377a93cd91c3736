import type { OrderProof } from '@tawseel/api-client/driver-app';
import { useTranslation } from '@tawseel/i18n';
import { fetchedDialog } from '@tawseel/ui';
import { useState } from 'react';
import type { ProofDialogProps } from './proof-dialog.tsx';
import { Ground, Thumbnails } from './proofs.styles.ts';
import { useProofName } from './use-proof-name.ts';

const ProofDialog = fetchedDialog<ProofDialogProps>(
  async () => (await import(/* webpackChunkName: "proof-dialog" */ './proof-dialog.tsx')).ProofDialog,
);

/** Photos and signatures in small; each opens large. */
export function ProofImages({ proofs }: { proofs: readonly OrderProof[] }) {
  const { t } = useTranslation('dispatch');
  const nameOf = useProofName();
  const [open, setOpen] = useState<OrderProof>();
  return (
    <>
      <Thumbnails aria-label={t('proofs.title')}>
        {proofs.map((proof) => (
          <li key={proof.proof_id}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={nameOf(proof)}
              onClick={() => setOpen(proof)}
            >
              <Ground>
                <img src={proof.image} alt="" data-kind={proof.kind} />
              </Ground>
            </button>
          </li>
        ))}
      </Thumbnails>
      {open && <ProofDialog proof={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
