import * as z from 'zod/mini';
import { signInFactor } from '../factors/factors.calls.ts';
import { login } from './session.schema.ts';
import { defineCall, defineRead } from '../client/described-call.ts';

/** A sign-in: without a factor at first, and with one after the error `factor_required`. */
export const signInRequest = z.object({ ...login.shape, ...signInFactor.shape });

export type SignInRequest = z.infer<typeof signInRequest>;

export const signInCall = defineCall({
  method: 'POST',
  path: '/LoginDC',
  allow: 'public',
  body: signInRequest,
});

/** Whether the session is alive; the response may have a new token. */
export const tokenCheckCall = defineRead({ path: '/DC/Web/CheckToken', allow: 'account.own' });

export const signOutCall = defineCall({ method: 'POST', path: '/DC/Web/Logout', allow: 'account.own' });
