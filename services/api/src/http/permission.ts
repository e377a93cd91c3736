import { permissions, permits, type Permission } from '@tawseel/api-client/permissions';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from './caller.ts';

/** @throws ApiError `not_permitted` with the roles that have the permission, if the caller's role lacks it */
export function requirePermission({ role }: Pick<Caller, 'role'>, permission: Permission): void {
  if (!permits(role, permission)) throw new ApiError('not_permitted', { roles: permissions[permission] });
}
