import type { EntityLabels } from '../description/labels.ts';
import * as ar from './ar.ts';
import * as en from './en.ts';

function byEntity(domains: Readonly<Record<string, Readonly<Record<string, EntityLabels>>>>) {
  return new Map(Object.values(domains).flatMap((labels) => Object.entries(labels)));
}

/** Labels of every entity by language and name, for exports: a screen loads those of its own entities, in one language. */
export const labels = { en: byEntity(en), ar: byEntity(ar) };
