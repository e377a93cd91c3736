import type { LoadChoices } from '@tawseel/ui';
import type { Field } from '../description/field.ts';

const tables = ['drivers', 'merchants', 'cities', 'cars', 'actors'] as const;

// One function a table: equal fields share what it has loaded. In the chunk of the kit's pickers, which always need them.
const loads: Readonly<Record<string, LoadChoices>> = Object.fromEntries(
  tables.map((table) => [table, async () => (await import('./choice-sources.ts')).choiceSources[table]]),
);

/** Loads the rows that a field is chosen from; undefined for a field that is not chosen from rows. */
export function loadChoices({ references = '', choices = references }: Field): LoadChoices | undefined {
  return loads[choices];
}
