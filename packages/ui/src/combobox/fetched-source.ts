import { fetched, type Fetched } from '../prefetch/fetched.ts';
import type { ChoiceSource, LoadChoices } from './combobox.types.ts';

const sources = new Map<LoadChoices, Fetched<ChoiceSource>>();

/** The source that `load` loads, the same for all fields that use it. */
export function fetchedSource(load: LoadChoices): Fetched<ChoiceSource> {
  const known = sources.get(load) ?? fetched(load);
  sources.set(load, known);
  return known;
}
