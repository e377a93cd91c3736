import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { explainStack, isNamedByContent } from '../explain/explain-stack.ts';
import { readStack } from '../explain/read-stack.ts';
import { readFeature } from './own-feature.ts';
import { readArguments } from './read-arguments.ts';
import { readReport } from './read-report.ts';

/** Shows a reported stack in source, by the source maps of the last build of the feature in `folder`. */
export async function explain(folder: string, args: string[]): Promise<void> {
  const { positionals } = readArguments({}, args);
  const [report, ...rest] = positionals;
  if (!report || rest.length > 0) throw new Error('Usage: tawseel explain <file | ->');
  const { name } = readFeature(folder);
  const stack = await readReport(report);
  let isBuilt = true;
  const readMap = async (app: string, _version: string | undefined, script: string) => {
    if (app !== name || !isNamedByContent.test(script)) return undefined;
    const map = await readFile(path.join(folder, 'dist', `${script}.map`), 'utf8').catch(() => undefined);
    isBuilt &&= map !== undefined;
    return map;
  };
  console.log(await explainStack(readStack(stack), readMap, () => ''));
  // A release builds in a folder that it removes.
  if (!isBuilt)
    console.log('The source maps come from dist: build the commit of the release first (npm run build).');
}
