import { roleOf, type Role } from '../permissions/permissions.ts';

/** The signed-in person as the token names them. For display only: the server decides on access. */
export interface Account {
  companyId: string;
  companyName: string;
  adminId: string;
  /** The person's name; empty if the server signs in companies alone. */
  person: string;
  /** Undefined if the token names a role that this console does not know: it permits nothing. */
  role: Role | undefined;
  /** Whether the person signed in with a reset password and has not acknowledged the reset then. */
  wasReset: boolean;
}

/** The first of the named claims that is not empty. */
function claim(claims: object, ...names: string[]): string {
  for (const name of names) {
    const value: unknown = Reflect.get(claims, name);
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return String(value);
  }
  return '';
}

/** Reads company and administrator from a token, empty if it names none; undefined if the text is not a token. */
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
      person: claim(claims, 'person'),
      role: roleOf(Reflect.get(claims, 'role')),
      wasReset: Reflect.get(claims, 'was_reset') === true,
    };
  } catch {
    return undefined;
  }
}
