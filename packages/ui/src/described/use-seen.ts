import { useApiClient } from '@tawseel/api-client';
import type { Fields } from '@tawseel/api-client/schemas';

interface FieldPart {
  readonly key?: string;
  readonly name?: string;
}

/** The columns or form fields of an entity that the server has and the signed-in person may see. */
export function useSeen<Part extends FieldPart>(
  { fields }: { readonly fields: Fields },
  parts: readonly Part[],
): readonly Part[] {
  const client = useApiClient();
  return parts.filter(({ key = '', name = key }) => {
    const { see, needs } = fields[name] ?? {};
    return (!see || client.may(see)) && (!needs || client.can(needs));
  });
}
