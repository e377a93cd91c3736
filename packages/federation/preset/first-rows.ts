import { existsSync } from 'node:fs';
import path from 'node:path';
import { firstRowsFile } from '../src/manifest/first-rows-file.ts';
import { parse } from '../src/manifest/parse.ts';
import { firstRows } from '../src/registry/release.schema.ts';
import { EvaluatedAssetPlugin } from './evaluated-asset.ts';

const entry = './src/first-rows.ts';

/** Adds `first-rows.json` to the build of a feature whose `src/first-rows.ts` exports `firstRows`. */
export function firstRowsOf(root: string): EvaluatedAssetPlugin[] {
  if (!existsSync(path.join(root, entry))) return [];
  const evaluate = (exported: Readonly<Record<string, unknown>>) =>
    parse(firstRows, exported['firstRows'], `${entry} of ${root}`);
  return [new EvaluatedAssetPlugin(root, { entry, file: firstRowsFile, evaluate })];
}
