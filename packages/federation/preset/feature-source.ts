import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Compiler } from '@rspack/core';
import { parseSource, type FeatureSource } from '../src/manifest/source.schema.ts';
import { requireContract } from '../src/manifest/require-contract.ts';
import { parseJson } from '../src/store/release-store.ts';
import { reportError } from './report-error.ts';
import { requireSharedKit } from './required-kit.ts';

/** The `feature.json` that a team writes. */
export const sourceFile = (root: string) => path.join(root, 'feature.json');

/**
 * Reads the team's `feature.json`. rspack prints an error's stack, which hides its message, so this error has no
 * stack.
 */
export function readSource(root: string): FeatureSource {
  const file = sourceFile(root);
  try {
    const source = parseJson(readFileSync(file, 'utf8'), file);
    requireContract(source);
    const parsed = parseSource(source, file);
    if (parsed.kit !== 'own') requireSharedKit(root);
    return parsed;
  } catch (error) {
    if (error instanceof Error) error.stack = error.message;
    throw error;
  }
}

/**
 * Reads `feature.json` for a later build of the same process.
 *
 * @param started What the process was started with.
 * @throws Error also when the build was configured with another value.
 */
export function readChangedSource(root: string, started: FeatureSource): FeatureSource {
  const source = readSource(root);
  for (const field of ['name', 'kit'] as const)
    if (source[field] !== started[field])
      throw new Error(`${sourceFile(root)}: ${field} has changed, start again`);
  return source;
}

/** Reports an invalid `feature.json` as an error of each build that does not emit it. */
export class SourceCheckPlugin {
  private readonly check: () => void;

  constructor(root: string) {
    const started = readSource(root);
    this.check = () => void readChangedSource(root, started);
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('SourceCheckPlugin', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'SourceCheckPlugin', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          try {
            this.check();
          } catch (error) {
            reportError(compilation, error);
          }
        },
      ),
    );
  }
}
