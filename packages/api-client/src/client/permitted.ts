import { readAccount } from '../accounts/read-account.ts';
import { permissions, permits, type Permission } from '../permissions/permissions.ts';

function isPermission(name: string): name is Permission {
  return name in permissions;
}

/**
 * Returns a function that tells whether the person of a token has a permission; it denies unknown ones. On a server that has
 * not announced people, everybody is the owner.
 */
export function permittedBy(token: string | null, hasPeople: boolean): (permission: string) => boolean {
  const account = hasPeople ? readAccount(token ?? '') : undefined;
  const role = account ? account.role : 'Owner';
  return (permission) => role !== undefined && isPermission(permission) && permits(role, permission);
}
