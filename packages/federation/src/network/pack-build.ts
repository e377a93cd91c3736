import { buffer } from 'node:stream/consumers';
import { Header, Pack, ReadEntry } from 'tar';
import { readBuildFiles, type Build } from '../store/build-files.ts';
import type { Origin } from '../store/origin.ts';
import { hashOf, listFile, type UploadList } from './upload-list.ts';

/** Packs a build for `POST /releases`: a gzip-compressed tar archive of its files, after a list of them. */
export async function packBuild(build: Build, origin: Origin): Promise<Buffer> {
  const files = await readBuildFiles(build);
  const hashes = [...files].map(([name, bytes]) => [name, hashOf(bytes)] as const);
  const list: UploadList = { origin, files: Object.fromEntries(hashes) };
  const archive = new Pack({ gzip: true, portable: true });
  for (const [path, bytes] of [[listFile, Buffer.from(JSON.stringify(list))] as const, ...files]) {
    const entry = new ReadEntry(new Header({ path, size: bytes.length, mode: 0o644, type: 'File' }));
    entry.end(bytes);
    archive.add(entry);
  }
  archive.end();
  return buffer(archive);
}
