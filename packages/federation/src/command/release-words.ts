import type { Published } from '../store/publish-app.ts';
import { audienceWords } from './audience.ts';

/** A release in a sentence or two. */
export function releaseWords({ name, version, live, since, audience, repeated, ended }: Published): string {
  const over = ended ? ` The canary ${ended} is over.` : '';
  if (audience)
    return `${name} ${version} is a canary for ${audienceWords(audience)}; ${live} stays live for the rest.${over}`;
  return `${name} ${live} is live${repeated ? ` already, since ${since}` : ''}.${over}`;
}
