import type { LiveFeature, LiveShell, Registry } from './registry.schema.ts';

/** The live release of an app, a feature or `shell`; undefined before its first release. */
export function liveOf({ shell, features }: Registry, name: string): LiveFeature | LiveShell | undefined {
  if (name === 'shell') return shell;
  return Object.hasOwn(features, name) ? features[name] : undefined;
}
