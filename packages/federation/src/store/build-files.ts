import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Files of a build by name, in the order of their names. */
export type BuildFiles = ReadonlyMap<string, Buffer>;

/** A build: the folder with its files, or the files. */
export type Build = string | BuildFiles;

/** Whether a file of a build is a source map: it is stored with the release, but never served. */
const isSourceMap = (file: string) => file.endsWith('.map');

/** Reads the files of a build. */
export async function readBuildFiles(build: Build): Promise<BuildFiles> {
  if (typeof build !== 'string') return new Map([...build].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const names = (await readdir(build)).toSorted();
  const files = names.map(async (name) => [name, await readFile(path.join(build, name))] as const);
  return new Map(await Promise.all(files));
}

/** Splits the files of a build into those that are served and their source maps. */
export function splitMaps(files: BuildFiles): { files: BuildFiles; maps: BuildFiles } {
  const isMap = ([name]: [string, Buffer]) => isSourceMap(name);
  return {
    files: new Map([...files].filter((file) => !isMap(file))),
    maps: new Map([...files].filter(isMap)),
  };
}
