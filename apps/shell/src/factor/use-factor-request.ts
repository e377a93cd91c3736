import type { ApiError } from '@tawseel/api-client';
import { readFactorRequest, type FactorProof } from '@tawseel/api-client/factors';
import { useState } from 'react';

/**
 * Returns the request for a proof that a refusal holds, undefined if it names no way, and a function that sends a proof with
 * `onProof`. A refused proof may bring another request: each challenge of a passkey can be used once.
 */
export function useFactorRequest(error: ApiError, onProof: (proof: FactorProof) => Promise<unknown>) {
  const [request, setRequest] = useState(() => readFactorRequest(error));
  async function prove(proof: FactorProof) {
    try {
      return await onProof(proof);
    } catch (refusal) {
      setRequest((before) => readFactorRequest(refusal) ?? before);
      throw refusal;
    }
  }
  return [request, prove] as const;
}
