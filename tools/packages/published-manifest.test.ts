import { publishedManifest } from './published-manifest.mjs';

test('published exports name compiled files with their declarations', () => {
  const exports = {
    '.': './src/index.ts',
    './choice': './src/choice/choice.tsx',
    './jest': './src/jest/preset.mjs',
    './package.json': './package.json',
  };
  expect(publishedManifest({ name: '@tawseel/ui', exports })).toEqual({
    name: '@tawseel/ui',
    exports: {
      '.': { types: './dist/src/index.d.ts', default: './dist/src/index.js' },
      './choice': { types: './dist/src/choice/choice.d.ts', default: './dist/src/choice/choice.js' },
      './jest': { types: './dist/src/jest/preset.d.mts', default: './dist/src/jest/preset.mjs' },
      './package.json': './package.json',
    },
  });
});

test('a program of npm create exports nothing', () => {
  const manifest = { name: '@tawseel/create-feature', exports: { '.': './src/index.ts' } };
  expect(publishedManifest(manifest)).toEqual({ name: '@tawseel/create-feature' });
});
