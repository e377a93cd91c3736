import type { Answer, ApiClient } from '@tawseel/api-client';
import { token, type Login } from './session.schema.ts';

export { login, type Login } from './session.schema.ts';

/** What the contract has the browser send for its own address. */
const dummyAddress = '0.0.0.0';

/** Who is signed in, as the token says; for showing only, the server decides. */
export type Account = { companyId: string; companyName: string; adminId: string };

function readSignIn(answer: Answer) {
  const { token: issued, message } = token.parse(answer);
  if (!issued) throw new Error('The login answer has no token');
  return { token: issued, message };
}

/**
 * Signs in.
 *
 * @returns The token, and the server's message.
 * @throws ApiError
 */
export async function signIn(client: ApiClient, credentials: Login) {
  const call = { method: 'POST', path: '/LoginDC' } as const;
  const body = { ...credentials, ip_address: dummyAddress };
  return client.ask(call, readSignIn, body, { credentials: true });
}

/**
 * Asks whether the session is alive; resolves to a fresh token when the server gives one.
 *
 * @throws ApiError
 */
export async function checkToken(client: ApiClient): Promise<string | undefined> {
  const call = { method: 'POST', path: '/DC/Web/CheckToken', reads: true } as const;
  return client.ask(call, (answer) => token.parse(answer).token);
}

/**
 * Ends the session on the server.
 *
 * @throws ApiError
 */
export async function signOut(client: ApiClient): Promise<void> {
  await client.send({ method: 'POST', path: '/DC/Web/Logout' });
}

/** The first of the named claims that says something. */
function claim(claims: object, ...names: string[]): string {
  for (const name of names) {
    const value: unknown = Reflect.get(claims, name);
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return String(value);
  }
  return '';
}

/** Reads company and admin id from a token, empty where it names none; undefined when it is no such token. */
export function readAccount(jwt: string): Account | undefined {
  try {
    const payload = (jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) return undefined;
    // Servers of the contract name them differently.
    return {
      companyId: claim(claims, 'company_id'),
      companyName: claim(claims, 'name_company', 'name'),
      adminId: claim(claims, 'admin_id', 'id'),
    };
  } catch {
    return undefined;
  }
}
