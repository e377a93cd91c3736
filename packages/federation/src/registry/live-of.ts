import type { LiveDriver, LiveFeature, LiveShell, Registry } from './registry.schema.ts';

/** A live release of any app. */
export type LiveApp = LiveFeature | LiveShell | LiveDriver;

/** Names of the apps with a live release. */
export function liveNames({ shell, driver, features }: Registry): string[] {
  return [...(shell ? ['shell'] : []), ...(driver ? ['driver'] : []), ...Object.keys(features)];
}

/** The live release of an app, a feature, `shell` or `driver`; undefined before its first release. */
export function liveOf({ shell, driver, features }: Registry, name: string): LiveApp | undefined {
  if (name === 'shell') return shell;
  if (name === 'driver') return driver;
  return Object.hasOwn(features, name) ? features[name] : undefined;
}
