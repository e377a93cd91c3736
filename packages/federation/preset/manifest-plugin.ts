import { rspack, type Compilation, type Compiler } from '@rspack/core';
import { reportError } from './report-error.ts';
import { usedNames, type UsedNames } from './shared-surface.ts';

type Describe = (
  files: (chunkGroup: string) => string[],
  compilation: Compilation,
  used: UsedNames,
) => unknown;

/** Scripts of a chunk group. */
export function scriptsOf(group: { getFiles(): string[] }): string[] {
  return group.getFiles().filter((file) => file.endsWith('.js'));
}

/** Emits a JSON file that lists the files of the build by purpose, for the release store. */
export class BuildManifestPlugin {
  private readonly filename: string;
  private readonly describe: Describe;
  private readonly sources: readonly string[];

  /** @param sources Files that the description is read from: their changes build again. */
  constructor(filename: string, describe: Describe, sources: readonly string[] = []) {
    this.filename = filename;
    this.describe = describe;
    this.sources = sources;
  }

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('BuildManifestPlugin', (compilation) => {
      let used: UsedNames = new Map();
      for (const file of this.sources) compilation.fileDependencies.add(file);
      compilation.hooks.finishModules.tap('BuildManifestPlugin', () => {
        used = usedNames(compilation);
      });
      compilation.hooks.processAssets.tap(
        { name: 'BuildManifestPlugin', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = (chunkGroup: string) => {
            const group = compilation.namedChunkGroups.get(chunkGroup);
            if (!group)
              throw new Error(
                `${this.filename}: the build has no chunk named ${chunkGroup}, the webpackChunkName of an import`,
              );
            return scriptsOf(group);
          };
          try {
            const source = JSON.stringify(this.describe(files, compilation, used), null, 2);
            compilation.emitAsset(this.filename, new rspack.sources.RawSource(source));
          } catch (error) {
            reportError(compilation, error);
          }
        },
      );
    });
  }
}
