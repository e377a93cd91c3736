import * as z from 'zod/mini';
import { signInFactor } from '../factors/factors.schema.ts';
import { login } from './session.schema.ts';

/** A sign-in: without a factor at first, and with one after the error `factor_required`. */
export const signInRequest = z.object({ ...login.shape, ...signInFactor.shape });

export type SignInRequest = z.infer<typeof signInRequest>;
