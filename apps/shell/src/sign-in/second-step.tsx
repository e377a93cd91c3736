import type { ApiError } from '@tawseel/api-client';
import type { SignInFactor } from '@tawseel/api-client/factors';
import { useTranslation } from '@tawseel/i18n';
import { withBundledWords } from '@tawseel/ui/lazy-words';
import { Button, Notice } from '@tawseel/ui';
import { FactorProofForm } from '../factor/factor-proof.tsx';
import { useFactorRequest } from '../factor/use-factor-request.ts';
import { factor } from '../words/factor.ts';

export interface SecondStepProps {
  /** The refusal that asks for a factor. */
  error: ApiError;
  /** Signs in with the factor; throws the server's error. */
  onProof: (factor: SignInFactor) => Promise<unknown>;
  /** Returns to company and password. */
  onClose: () => void;
}

/** Second step of a sign-in: a code of the authenticator app, a recovery code or a passkey. */
function Step({ error, onProof, onClose }: SecondStepProps) {
  const { t } = useTranslation();
  const [request, prove] = useFactorRequest(error, onProof);
  const back = <Button onClick={onClose}>{t('base:back')}</Button>;
  return request ? (
    <FactorProofForm request={request} onProof={prove} actions={back} />
  ) : (
    <>
      <Notice tone="failure">{error.message}</Notice>
      {back}
    </>
  );
}

export const SecondStep = withBundledWords('factor', factor, Step);
