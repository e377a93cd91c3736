import type { Published } from '../store/publish-app.ts';
import { audienceWords } from './audience.ts';

/** A release in a sentence or two. */
export function releaseWords({ name, version, live, since, audience, ...change }: Published): string {
  const { repeated, replaced, ended } = change;
  const over = ended ? ` The canary ${ended} is over.` : '';
  if (audience)
    return `${name} ${version} is a canary for ${audienceWords(audience)}; ${live} stays live for the rest.${over}`;
  if (repeated) return `${name} ${live} is live already, since ${since}.${over}`;
  return `${name} ${live} is live${replaced ? `, replacing ${replaced}` : ''}.${over}`;
}
