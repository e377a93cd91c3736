import type { IncomingHttpHeaders } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deltaPath, deltaType, namePattern } from '@tawseel/federation/store';

const address = /^\/releases\/([\w-]+)\/(\w[\w.-]*)\/(\w[\w.-]*)(?:\?|$)/;
const dictionary = /^:([A-Za-z0-9+/]{43}=):$/;
/** `dcz` in a list of encodings, except with the weight 0, which refuses it. */
const acceptsDelta = /(^|,)\s*dcz\s*(;\s*q=(0\.\d*[1-9]\d*|1(\.0+)?)\s*)?(,|$)/i;

/** A file of a release. */
export interface ReleasedFile {
  app: string;
  version: string;
  file: string;
}

/** The file at an address below `/releases/`. */
export function fileAt(url: string): ReleasedFile {
  const [, app = '', version = '', file = ''] = address.exec(url) ?? [];
  return { app, version, file };
}

/**
 * Declares a file as the dictionary of its counterparts in other releases (RFC 9842).
 *
 * @param folder Address of the folder of such files, with a wildcard for the release if it names one.
 */
export function dictionaryHeader(file: string, folder: string): Record<string, string> {
  return deltaType(file) ? { 'use-as-dictionary': `match="${folder}${namePattern(file)}"` } : {};
}

/** The delta of a file against the dictionary that the browser has; undefined if there is none. */
export async function readDelta(
  root: string,
  { app, version, file }: ReleasedFile,
  headers: IncomingHttpHeaders,
): Promise<{ type: string; content: Buffer } | undefined> {
  const [, hash] = dictionary.exec(String(headers['available-dictionary'])) ?? [];
  if (!hash || !acceptsDelta.test(String(headers['accept-encoding']))) return undefined;
  const type = deltaType(file);
  if (!type) return undefined;
  const content = await readFile(deltaPath(path.join(root, app, version, file), hash)).catch(() => undefined);
  return content && { type, content };
}
