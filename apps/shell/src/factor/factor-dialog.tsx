import type { ApiError } from '@tawseel/api-client';
import { readFactorRequest, useFactorConfirmation, type FactorProof } from '@tawseel/api-client/factors';
import { useTranslation } from '@tawseel/i18n';
import { Button, Dialog, Notice } from '@tawseel/ui';
import { useState } from 'react';
import { factor } from '../words/factor.ts';
import { worded } from '../words/worded.tsx';
import { FactorProofForm } from './factor-proof.tsx';

export interface FactorDialogProps {
  /** The refusal that asks for a proof. */
  error: ApiError;
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks for a fresh proof, for a change that the server accepts only shortly after one. */
function Question({ error, onConfirmed, onClose }: FactorDialogProps) {
  const { t } = useTranslation();
  const send = useFactorConfirmation();
  const [request, setRequest] = useState(() => readFactorRequest(error));
  async function confirm(proof: FactorProof) {
    try {
      await send?.(proof);
    } catch (refusal) {
      // Each challenge of a passkey can be used once.
      setRequest((before) => readFactorRequest(refusal) ?? before);
      throw refusal;
    }
    onConfirmed();
  }
  return (
    <Dialog title={t('factor:title')} width="440px" onClose={onClose}>
      {request ? (
        <FactorProofForm
          request={request}
          onProof={confirm}
          align="end"
          actions={<Button onClick={onClose}>{t('base:cancel')}</Button>}
        />
      ) : (
        <Notice tone="failure">{error.message}</Notice>
      )}
    </Dialog>
  );
}

export const FactorDialog = worded('factor', factor, Question);
