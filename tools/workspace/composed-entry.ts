import { readFileSync } from 'node:fs';
import path from 'node:path';
import { featureModule } from '@tawseel/federation/preset';
import { parseSource, type FeatureSource } from '@tawseel/federation/registry';

const quoted = (text: string) => JSON.stringify(text);

/** The `feature.json` of an app. */
export function readSource(root: string, name: string): FeatureSource {
  const file = path.join(root, 'apps', name, 'feature.json');
  return parseSource(JSON.parse(readFileSync(file, 'utf8')), `${name}/feature.json`);
}

/** Path of the module that exports the feature of an app. */
function entryOf(root: string, name: string): string {
  return featureModule(path.join(root, 'apps', name, 'src'), readSource(root, name).kit === 'own');
}

/** Source code as a bundler's entry without a file. */
export const asModule = (lines: string[]) => `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;

/** Name of the chunk of a feature. */
export const featureChunk = (name: string) => `feature-${name}`;

/**
 * Entry of the shell that imports the features, which the product loads at run time.
 *
 * @param root Root of the workspace.
 */
export function composedEntry(root: string, features: readonly string[]): string {
  const imports = features.map((name) => {
    const chunk = `/* webpackChunkName: ${quoted(featureChunk(name))} */`;
    return `${quoted(name)}: () => import(${chunk} ${quoted(entryOf(root, name))})`;
  });
  return asModule([
    `import ${quoted(path.join(root, 'apps/shell/src/nonce.ts'))};`,
    `import { start } from ${quoted(path.join(root, 'apps/shell/src/console/start.tsx'))};`,
    `const features = { ${imports.join(', ')} };`,
    'const load = (name) => features[name]().then((module) => module.default);',
    'void start(() => ({ load }));',
  ]);
}
