import { lintSample } from './lint-sample.ts';

function workspace(name: string, exports = { '.': './src/index.ts' }): string {
  return JSON.stringify({ name: `@tawseel/${name}`, exports });
}

const manifests = {
  'apps/fleet/package.json': workspace('fleet'),
  'apps/shell/package.json': workspace('shell'),
  'packages/api-client/package.json': workspace('api-client'),
  'packages/federation/package.json': workspace('federation'),
  'packages/i18n/package.json': JSON.stringify({ name: '@tawseel/i18n', exports: { '.': '', './text': '' } }),
  'packages/ui/package.json': workspace('ui'),
  'services/api/package.json': workspace('api'),
  'services/gateway/package.json': workspace('gateway'),
};

/** The rule's reports for one import line in one file. */
function faultsOf(file: string, line: string): string[] {
  return lintSample('import-direction', { ...manifests, [file]: `${line}\n` });
}

test.each([
  ['apps/fleet/src/a.ts', `import { x } from '@tawseel/shell';`],
  ['apps/fleet/src/a.ts', `import('@tawseel/shell');`],
  ['apps/fleet/src/a.ts', `export { x } from '@tawseel/api';`],
  ['packages/ui/src/a.ts', `import '@tawseel/fleet';`],
  ['packages/federation/src/a.ts', `import '@tawseel/gateway';`],
  ['packages/api-client/src/a.ts', `import type { X } from '@tawseel/ui';`],
  ['packages/ui/src/a.ts', `import { x } from '@tawseel/federation';`],
  ['packages/i18n/src/a.ts', `import { x } from '@tawseel/api-client';`],
  ['services/api/src/a.ts', `import { x } from '@tawseel/gateway';`],
  ['services/gateway/src/a.ts', `import { x } from '@tawseel/fleet';`],
  ['e2e/a.ts', `import { x } from '@tawseel/fleet';`],
  ['apps/fleet/src/a.ts', `type X = import('@tawseel/shell').X;`],
])('%s must not have: %s', (file, line) => {
  expect(faultsOf(file, line)).toEqual([expect.stringContaining(`${file}:1 `)]);
});

test.each([
  ['apps/fleet/src/a.ts', `import { x } from '@tawseel/ui/src/button/button.tsx';`, 'does not export'],
  ['apps/fleet/src/a.ts', `import { x } from '../../../packages/ui/src/index.ts';`, 'Too far up'],
  ['apps/fleet/a.ts', `import { x } from '../shell/src/a.ts';`, 'by its package name'],
  ['apps/fleet/src/a.ts', `import { x } from '@module-federation/enhanced/runtime';`, 'Module Federation'],
])('%s must not have: %s (%s)', (file, line, reason) => {
  expect(faultsOf(file, line)).toEqual([expect.stringContaining(reason)]);
});

test('imports in the allowed direction pass', () => {
  const files = {
    'apps/fleet/src/drivers/a.ts': `import '@tawseel/ui';\nimport '@tawseel/i18n/text';\nimport '../../words.ts';\n`,
    'packages/api-client/src/a.ts': `import '@tawseel/i18n/text';\nimport 'zod/mini';\nimport '@tawseel/api-client';\n`,
    'packages/ui/src/a.ts': `import '@tawseel/api-client';\nimport '@tawseel/i18n/text';\n`,
    'packages/federation/src/a.ts': `import '@module-federation/enhanced/runtime';\nimport '@tawseel/ui';\n`,
    'services/api/src/a.ts': `import '@tawseel/api-client';\n`,
    'services/gateway/src/a.ts': `import '@tawseel/api';\nimport 'node:fs';\n`,
    'tools/start.ts': `import '../services/gateway/src/main.ts';\nimport '@module-federation/enhanced';\n`,
  };
  expect(lintSample('import-direction', { ...manifests, ...files })).toEqual([]);
});
