import { lazy, type ComponentType } from 'react';

/** A part of the console in a chunk of its own. If the chunk cannot be loaded, the part alone is absent. */
export function optional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => () => null) }));
}
