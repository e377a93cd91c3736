import * as z from 'zod/mini';
import { parse } from '../src/manifest/parse.ts';

const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      integrity: z.optional(z.string()),
      dev: z.optional(z.boolean()),
    }),
  ),
});

/**
 * The packages of npm's lockfile, each with its place and content hash, as text. Development dependencies are left out.
 *
 * @param text `package-lock.json` of a repository with one app.
 */
export function npmDependencies(text: string): string[] {
  const { packages } = parse(lockfileSchema, JSON.parse(text), 'package-lock.json');
  return Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .map(([place, { version, integrity }]) => JSON.stringify([place, version, integrity]))
    .toSorted();
}
