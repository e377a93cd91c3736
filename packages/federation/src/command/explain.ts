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
  const readMap = async (app: string, _version: string | undefined, script: string) =>
    app === name && isNamedByContent.test(script)
      ? readFile(path.join(folder, 'dist', `${script}.map`), 'utf8').catch(() => undefined)
      : undefined;
  console.log(await explainStack(readStack(stack), readMap, () => ''));
}
