import type { Audience } from '../registry/registry.schema.ts';
import { readAudience } from './audience.ts';
import type { readArguments } from './read-arguments.ts';
import { readTarget } from './target.ts';
import type { Target } from '../network/post-release.ts';

/** Options of a release. */
export const releaseOptions = {
  canary: { type: 'string' },
  companies: { type: 'string' },
  dirty: { type: 'boolean' },
  'new-shell-only': { type: 'boolean' },
  to: { type: 'string' },
} as const;

export interface ReleaseRequest {
  audience: Audience | undefined;
  newShellOnly: boolean;
  dirty: boolean;
  target: Target | undefined;
}

/** @throws Error of one sentence for a wrong value. */
export function readReleaseOptions(
  values: ReturnType<typeof readArguments<typeof releaseOptions>>['values'],
): ReleaseRequest {
  const { canary, companies, dirty = false, to } = values;
  return {
    audience: readAudience(canary, companies),
    newShellOnly: values['new-shell-only'] ?? false,
    dirty,
    target: readTarget(to),
  };
}
