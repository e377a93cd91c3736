import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
  const dist = await mkdtemp(path.join(tmpdir(), 'tawseel-upload-'));
  for (const [name, content] of Object.entries(featureBuild(changes)))
    await writeFile(path.join(dist, name), content);
  const archive = await packBuild(dist, origin);
  await rm(dist, { recursive: true });
  return archive;
}
