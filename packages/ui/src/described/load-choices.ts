import type { Field } from '@tawseel/api-client/schemas';
import type { LoadChoices } from '../combobox/combobox.types.ts';

const tables = ['drivers', 'merchants', 'cities', 'areas', 'cars', 'actors', 'order_imports'] as const;

// One function a table: equal fields share what it has loaded. In the chunk of the kit's pickers, which always need them.
const loads: Readonly<Record<string, LoadChoices>> = Object.fromEntries(
  tables.map((table) => [table, async () => (await import('./choice-sources.ts')).choiceSources[table]]),
);

/** The part of a field that names the table its values are chosen from. */
type References = Partial<Pick<Field, 'references' | 'choices'>>;

/** Loads the rows that a field is chosen from; undefined for a field that is not chosen from rows. */
export function loadChoices({ references = '', choices = references }: References): LoadChoices | undefined {
  return loads[choices];
}
