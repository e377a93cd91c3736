import path from 'node:path';

const quoted = (text: string) => JSON.stringify(text);

/** Source as an entry that a bundler takes without a file. */
export const asModule = (lines: string[]) => `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;

/**
 * Entry of the shell with features imported where the product loads them at run time.
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
