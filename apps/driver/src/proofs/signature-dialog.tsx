import { useTranslation } from '@tawseel/i18n';
import { Dialog, DialogActions, Notice } from '@tawseel/ui';
import { DrawnSignature, isInked, type SignatureSource, type Stroke } from '@tawseel/ui/signature-pad';
import { useRef, useState } from 'react';
import { BigButton } from '../frame/screen.styles.ts';

export interface SignatureDialogProps {
  onSigned: (signature: Blob) => void;
  onClose: () => void;
}

/** Where the receiver draws a signature. */
export function SignatureDialog({ onSigned, onClose }: SignatureDialogProps) {
  const { t } = useTranslation('driver');
  const source = useRef<SignatureSource>(null);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const take = async () => {
    const canvas = await source.current?.toCanvas();
    if (!canvas || !isInked(canvas)) {
      setIsMissing(true);
      return;
    }
    canvas.toBlob((blob) => {
      if (blob) onSigned(blob);
      else setIsMissing(true);
    }, 'image/png');
  };
  return (
    <Dialog title={t('proofs.signature')} onClose={onClose}>
      <DrawnSignature
        ref={source}
        strokes={strokes}
        label={t('proofs.pad')}
        drawnLabel={t('proofs.padDrawn')}
        hint={t('proofs.padHint')}
        onChange={(next) => {
          setStrokes(next);
          setIsMissing(false);
        }}
      />
      <DialogActions>
        {isMissing && <Notice tone="failure">{t('proofs.signatureMissing')}</Notice>}
        <BigButton variant="primary" onClick={() => void take()}>
          {t('proofs.done')}
        </BigButton>
      </DialogActions>
    </Dialog>
  );
}
