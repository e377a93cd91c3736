import { ApiError } from '@tawseel/api-client';
import * as z from 'zod/mini';
import { factorRequest, type FactorRequest } from './factors.calls.ts';

const codes: readonly string[] = ['factor_required', 'factor_stale'];

/** The proof that the server requires of the person; undefined for every other error. */
export function readFactorRequest(error: unknown): FactorRequest | undefined {
  if (!(error instanceof ApiError) || !codes.includes(error.code)) return undefined;
  return z.safeParse(factorRequest, error.factor).data;
}
