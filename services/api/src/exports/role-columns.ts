import type { ExportColumn } from '@tawseel/api-client/export-file';
import type { Role } from '@tawseel/api-client/permissions';

/** Roles whose exports have no phone numbers. */
const restricted: readonly Role[] = ['DataEntry', 'Viewer'];

/** The columns that an export of the role has. */
export function columnsFor(role: Role, columns: readonly ExportColumn[]): readonly ExportColumn[] {
  return restricted.includes(role) ? columns.filter(({ kind }) => kind !== 'phone') : columns;
}
