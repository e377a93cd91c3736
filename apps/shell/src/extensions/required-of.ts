import type { Permission } from '@tawseel/api-client/permissions';

const required: Readonly<Record<string, readonly Permission[]>> = {
  '/CompanyInfo': ['company.see'],
  '/staff': ['staff.manage'],
  '/privacy': ['staff.manage'],
};

/** Permissions that a page of the shell requires. */
export function requiredOf(path: string): readonly Permission[] {
  return required[path] ?? [];
}
