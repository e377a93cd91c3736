import { useTranslation } from '@tawseel/i18n';
import { Button, fetchedDialog } from '@tawseel/ui';
import { useId, useState } from 'react';
import { Picture } from './picture.tsx';
import { ProofBox, SignaturePaper } from './proofs.styles.ts';
import type { SignatureDialogProps } from './signature-dialog.tsx';

const SignatureDialog = fetchedDialog<SignatureDialogProps>(
  async () => (await import('./signature-dialog.tsx')).SignatureDialog,
);

export interface SignatureFieldProps {
  signature: Blob | undefined;
  isOptional: boolean;
  fault: string | undefined;
  onChange: (signature: Blob | undefined) => void;
}

/** The receiver's signature, drawn in a window as large as the phone. */
export function SignatureField({ signature, isOptional, fault, onChange }: SignatureFieldProps) {
  const { t } = useTranslation('driver');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ProofBox role="group" aria-labelledby={`${id}-name`}>
      <span id={`${id}-name`}>
        {t('proofs.signature')}
        {isOptional && <small> ({t('base:optional')})</small>}
      </span>
      {signature && (
        <SignaturePaper>
          <Picture blob={signature} label={t('proofs.signature')} />
        </SignaturePaper>
      )}
      <Button
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onClick={() => setIsOpen(true)}
      >
        {t(signature ? 'proofs.signAgain' : 'proofs.sign')}
      </Button>
      {fault !== undefined && <p id={`${id}-fault`}>{fault}</p>}
      {isOpen && (
        <SignatureDialog
          onSigned={(next) => {
            onChange(next);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </ProofBox>
  );
}
