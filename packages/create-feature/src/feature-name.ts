import { featureName } from '@tawseel/federation/registry';

/** @throws Error of one sentence when a feature cannot have the name. */
export function checkName(name: string): void {
  const checked = featureName.safeParse(name);
  if (!checked.success)
    throw new Error(`${name} is not the name of a feature: it ${checked.error.issues[0]?.message}.`);
}
