import { readRow, type ApiClient, type ApiResponse } from '@tawseel/api-client';
import { text } from '../description/field.ts';
import type { SignInFactor } from '../factors/factors.calls.ts';
import { invitationAcceptanceCall } from '../staff/staff.calls.ts';
import { signInCall, signOutCall, tokenCheckCall } from './session.calls.ts';
import type { Login } from './session.schema.ts';

export { readAccount, type Account } from '../accounts/read-account.ts';
export { login, type Login } from './session.schema.ts';

/** The contract requires an address from the browser; the server uses the one that it sees. */
const dummyAddress = '0.0.0.0';

const session = { name: 'session', fields: { token: text(), message: text() } } as const;

function readSession(response: ApiResponse) {
  const { token, message }: { token?: string; message?: string } = readRow(session, { ...response });
  const announced = response['capabilities'];
  const capabilities = Array.isArray(announced) ? announced.filter((name) => typeof name === 'string') : [];
  return { token, message, capabilities };
}

function readSignIn(response: ApiResponse) {
  const { token, ...others } = readSession(response);
  if (!token) throw new Error('No token');
  return { token, ...others };
}

/**
 * Signs in; after the error `factor_required`, with a factor.
 *
 * @returns the token, the message of the server, and the additions to the contract that it announces
 * @throws ApiError
 */
export async function signIn(client: ApiClient, credentials: Login & SignInFactor) {
  const body = { ...credentials, ip_address: dummyAddress };
  return client.request(signInCall, readSignIn, body, { credentials: true });
}

/**
 * Accepts an invitation with the chosen password.
 *
 * @returns what a sign-in returns
 * @throws ApiError
 */
export async function acceptInvitation(client: ApiClient, token: string, password: string) {
  return client.request(invitationAcceptanceCall, readSignIn, { token, password }, { credentials: true });
}

/**
 * Checks the session; resolves to the additions that the server announces, and to a new token if it issues one.
 *
 * @throws ApiError
 */
export async function checkToken(client: ApiClient) {
  return client.request(tokenCheckCall, readSession);
}

/**
 * Ends the session on the server.
 *
 * @throws ApiError
 */
export async function signOut(client: ApiClient): Promise<void> {
  await client.send(signOutCall);
}
