import { packBuild } from '../network/pack-build.ts';
import { postRelease, type Target } from '../network/post-release.ts';
import type { Origin } from '../store/origin.ts';
import type { ReleaseRequest } from './release-options.ts';
import { releaseWords } from './release-words.ts';

/**
 * Releases a build at a running console.
 *
 * @param dist Folder of the build.
 * @returns Result in sentences.
 * @throws Error with a sentence for each reason of the gateway.
 */
export async function sendRelease(
  target: Target,
  name: string,
  dist: string,
  { audience, newShellOnly }: Pick<ReleaseRequest, 'audience' | 'newShellOnly'>,
  origin: Origin,
): Promise<string> {
  const { percentage, companies } = audience ?? {};
  const query = {
    ...(percentage !== undefined && { canary: String(percentage) }),
    ...(companies && { companies: companies.join(',') }),
    ...(newShellOnly && { 'new-shell-only': '1' }),
  };
  const published = await postRelease(target, name, await packBuild(dist, origin), query);
  return `${releaseWords(published)}\nReleased at ${target.address}`;
}
