import { readRow, type ApiClient, type ApiResponse } from '@tawseel/api-client';
import { text } from '../entity/field.ts';
import type { Login } from './session.schema.ts';

export { login, type Login } from './session.schema.ts';

/** The contract requires an address from the browser; the server uses the one that it sees. */
const dummyAddress = '0.0.0.0';

/** The signed-in administrator as the token names them. For display only: the server decides on access. */
export interface Account {
  companyId: string;
  companyName: string;
  adminId: string;
}

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
 * Signs in.
 *
 * @returns the token, the message of the server, and the additions to the contract that it announces
 * @throws ApiError
 */
export async function signIn(client: ApiClient, credentials: Login) {
  const call = { method: 'POST', path: '/LoginDC' } as const;
  const body = { ...credentials, ip_address: dummyAddress };
  return client.request(call, readSignIn, body, { credentials: true });
}

/**
 * Checks the session; resolves to the additions that the server announces, and to a new token if it issues one.
 *
 * @throws ApiError
 */
export async function checkToken(client: ApiClient) {
  const call = { method: 'POST', path: '/DC/Web/CheckToken', reads: true } as const;
  return client.request(call, readSession);
}

/**
 * Ends the session on the server.
 *
 * @throws ApiError
 */
export async function signOut(client: ApiClient): Promise<void> {
  await client.send({ method: 'POST', path: '/DC/Web/Logout' });
}

/** The first of the named claims that is not empty. */
function claim(claims: object, ...names: string[]): string {
  for (const name of names) {
    const value: unknown = Reflect.get(claims, name);
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return String(value);
  }
  return '';
}

/** Reads company and administrator from a token, empty if it names none; undefined if the text is no token. */
export function readAccount(jwt: string): Account | undefined {
  try {
    const payload = (jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) return undefined;
    // Servers of the contract use different names.
    return {
      companyId: claim(claims, 'company_id'),
      companyName: claim(claims, 'name_company', 'name'),
      adminId: claim(claims, 'admin_id', 'id'),
    };
  } catch {
    return undefined;
  }
}
