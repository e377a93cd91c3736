import { createHash } from 'node:crypto';

const types = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.woff2', 'font/woff2'],
]);

/** Content type of a file that has deltas; undefined for a file that has none. */
export function deltaType(file: string): string | undefined {
  const [extension = ''] = /\.\w+$/.exec(file) ?? [];
  return types.get(extension);
}

/** Name of a file in every release: a wildcard replaces the hash of its content. */
export function namePattern(file: string): string {
  return file.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '.*');
}

/** SHA-256 in base64, which identifies a dictionary in the `Available-Dictionary` header. */
export function dictionaryHash(dictionary: Buffer): string {
  return createHash('sha256').update(dictionary).digest('base64');
}

/** Path of the delta of a file. A slash of the hash starts a folder, because nginx can neither encode nor replace it. */
export function deltaPath(file: string, hash: string): string {
  return `${file}.${hash}.dcz`;
}
