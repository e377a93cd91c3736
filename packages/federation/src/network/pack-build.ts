import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { create } from 'tar';
import { readBuildFiles } from '../store/build-files.ts';
import type { Origin } from '../store/origin.ts';
import { hashOf, listFile, type UploadList } from './upload-list.ts';

/**
 * Packs a build for `POST /releases`: a gzip-compressed tar archive of its files.
 *
 * @param dist Folder of the build. The list of its files is written into it.
 */
export async function packBuild(dist: string, origin: Origin): Promise<Buffer> {
  const files = await readBuildFiles(dist);
  const hashes = [...files].map(([name, bytes]) => [name, hashOf(bytes)] as const);
  const list: UploadList = { origin, files: Object.fromEntries(hashes) };
  await writeFile(path.join(dist, listFile), JSON.stringify(list));
  return buffer(create({ cwd: dist, gzip: true, portable: true }, [listFile, ...files.keys()]));
}
