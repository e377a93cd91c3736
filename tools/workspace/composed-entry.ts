import path from 'node:path';

const quoted = (text: string) => JSON.stringify(text);

/** Source code as a bundler's entry without a file. */
export const asModule = (lines: string[]) => `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;

/**
 * Entry of the shell that imports the features, which the product loads at run time.
 *
 * @param root Root of the workspace.
 */
export function composedEntry(root: string, features: readonly string[]): string {
  const imports = features.map((name) => {
    const file = path.join(root, 'apps', name, 'src/feature.ts');
    return `${quoted(name)}: () => import(${quoted(file)})`;
  });
  return asModule([
    `import ${quoted(path.join(root, 'apps/shell/src/nonce.ts'))};`,
    `import { start } from ${quoted(path.join(root, 'apps/shell/src/console/start.tsx'))};`,
    `const features = { ${imports.join(', ')} };`,
    'const load = (name) => features[name]().then((module) => module.default);',
    'void start(() => ({ load }));',
  ]);
}
