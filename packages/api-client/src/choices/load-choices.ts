import type { LoadChoices } from '@tawseel/ui';
import type { Field } from '../entity/field.ts';
import type { choiceSources } from './choice-sources.ts';

// In the chunk of the kit's pickers, which always need them.
function loadFrom(table: keyof typeof choiceSources): LoadChoices {
  return async () =>
    (await import(/* webpackChunkName: "pickers" */ './choice-sources.ts')).choiceSources[table];
}

// One function a table: equal fields share what it has loaded.
const loads: Readonly<Record<string, LoadChoices>> = {
  drivers: loadFrom('drivers'),
  merchants: loadFrom('merchants'),
  cities: loadFrom('cities'),
  cars: loadFrom('cars'),
};

/** Loads the rows that a field is chosen from; undefined for a field that is not chosen from rows. */
export function loadChoices({ references = '', choices = references }: Field): LoadChoices | undefined {
  return loads[choices];
}
