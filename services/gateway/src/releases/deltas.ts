import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deltaPath, deltaType, namePattern } from '@tawseel/federation/store';
import type { FastifyRequest } from 'fastify';

const address = /^\/releases\/([\w-]+)\/(\w[\w.-]*)\/(\w[\w.-]*)(?:\?|$)/;
const dictionary = /^:([A-Za-z0-9+/]{43}=):$/;
/** `dcz` in a list of encodings, except with the weight 0, which refuses it. */
const acceptsDelta = /(^|,)\s*dcz\s*(;\s*q=(0\.\d*[1-9]\d*|1(\.0+)?)\s*)?(,|$)/i;

/** Declares a file as the dictionary of its counterparts in other releases (RFC 9842). */
export function dictionaryHeader(url: string): Record<string, string> {
  const [, name = '', , file = ''] = address.exec(url) ?? [];
  if (!deltaType(file)) return {};
  return { 'use-as-dictionary': `match="/releases/${name}/*/${namePattern(file)}"` };
}

/** The delta of the requested file against the dictionary that the browser has; undefined if there is none. */
export async function readDelta(
  root: string,
  { url, headers }: FastifyRequest,
): Promise<{ type: string; content: Buffer } | undefined> {
  const [, hash] = dictionary.exec(String(headers['available-dictionary'])) ?? [];
  if (!hash || !acceptsDelta.test(String(headers['accept-encoding']))) return undefined;
  const [, name = '', version = '', file = ''] = address.exec(url) ?? [];
  const type = deltaType(file);
  if (!type) return undefined;
  const content = await readFile(deltaPath(path.join(root, name, version, file), hash)).catch(
    () => undefined,
  );
  return content && { type, content };
}
