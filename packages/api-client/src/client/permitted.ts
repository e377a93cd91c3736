import { readAccount } from '../accounts/read-account.ts';
import { permissions, permits, roles, type Permission, type Role } from '../permissions/permissions.ts';

/** Whether this console knows the permission. */
export function isPermission(name: string): name is Permission {
  return name in permissions;
}

const hasPermission = (role: Role, name: string) => isPermission(name) && permits(role, name);

/** The roles that have all of the permissions. */
export function rolesWith(names: readonly string[]): Role[] {
  return roles.filter((role) => names.every((name) => hasPermission(role, name)));
}

/** The token that was read last, and its role: a page asks for hundreds of permissions of one token. */
let known: { token: string | null; role: Role | undefined } | undefined;

function roleIn(token: string | null): Role | undefined {
  if (known?.token !== token) {
    const account = readAccount(token ?? '');
    known = { token, role: account ? account.role : 'Owner' };
  }
  return known.role;
}

/**
 * Returns a function that tells whether the person of a token has a permission; it denies unknown ones. On a server that has
 * not announced people, everybody is the owner.
 */
export function permittedBy(token: string | null, hasPeople: boolean): (permission: string) => boolean {
  const role = hasPeople ? roleIn(token) : 'Owner';
  return (permission) => role !== undefined && hasPermission(role, permission);
}

/**
 * The rights of a session as the browser stores it, for code that runs before the API client.
 *
 * @param announced Additions that the server has announced, as a JSON array; null without any.
 */
export function storedRights(token: string, announced: string | null) {
  const can = (addition: string) => announced?.includes(`"${addition}"`) ?? false;
  return { can, may: permittedBy(token, can('people')) };
}
