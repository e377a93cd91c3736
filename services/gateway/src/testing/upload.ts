import { packBuild } from '@tawseel/federation/network';
import { featureBuild } from './test-store.ts';

/** Origin of uploads in tests. */
export const origin = {
  builder: 'ci@builder',
  commit: 'c0ffee00'.repeat(5),
  author: 'Rana',
  message: 'feat: more',
};

/** An archive of a build of the feature. */
export async function archiveOf(changes: Record<string, string> = {}): Promise<Buffer> {
  const files = Object.entries(featureBuild(changes)).map(
    ([name, content]) => [name, Buffer.from(content)] as const,
  );
  return packBuild(new Map(files), origin);
}
