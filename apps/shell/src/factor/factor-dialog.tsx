import type { ApiError } from '@tawseel/api-client';
import { useFactorConfirmation } from '@tawseel/api-client/factors';
import { useTranslation } from '@tawseel/i18n';
import { withBundledWords } from '@tawseel/ui/lazy-words';
import { Button, Dialog, Notice } from '@tawseel/ui';
import { factor } from '../words/factor.ts';
import { FactorProofForm } from './factor-proof.tsx';
import { useFactorRequest } from './use-factor-request.ts';

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
  const [request, prove] = useFactorRequest(error, async (proof) => {
    await send?.(proof);
    onConfirmed();
  });
  return (
    <Dialog title={t('factor:title')} width="27.5rem" onClose={onClose}>
      {request ? (
        <FactorProofForm
          request={request}
          onProof={prove}
          align="end"
          actions={<Button onClick={onClose}>{t('base:cancel')}</Button>}
        />
      ) : (
        <Notice tone="failure">{error.message}</Notice>
      )}
    </Dialog>
  );
}

export const FactorDialog = withBundledWords('factor', factor, Question);
