import { explainStack, type ReadSourceMap } from './explain-stack.ts';

const frame = { app: 'fleet', version: '1.2.0-5f0c', file: 'drivers.0a1b2c3d.js', line: 1, column: 11 };

/** Column 11 of the script is line 3, column 5 of the source, whose name there is `rows`. */
const mapOf = (source: string) =>
  JSON.stringify({
    version: 3,
    sources: [source],
    sourcesContent: ['one\ntwo\n    rows.map(draw);\n'],
    names: ['rows'],
    mappings: 'UAEIA',
  });

const withMap =
  (source: string): ReadSourceMap =>
  async (app, version, script) =>
    app === 'fleet' && version === '1.2.0-5f0c' && script === 'drivers.0a1b2c3d.js'
      ? mapOf(source)
      : undefined;

test.each([
  ['its own', './src/drivers/drivers-page.tsx', 'apps/fleet/src/drivers/drivers-page.tsx'],
  ['a workspace package', '../../packages/ui/src/table/table.tsx', 'packages/ui/src/table/table.tsx'],
  [
    'a dependency',
    '../../node_modules/.pnpm/dayjs@1/node_modules/dayjs/index.js',
    'node_modules/dayjs/index.js',
  ],
])('a frame shows file, line, column and code of %s', async (_, source, shown) => {
  expect(await explainStack([frame], withMap(source))).toBe(
    `  at rows (${shown}:3:5)\n      3 | rows.map(draw);`,
  );
});

test('a position that no source has is code of the bundler', async () => {
  expect(await explainStack([{ ...frame, column: 2 }], withMap('./src/a.ts'))).toBe(
    '  at fleet/drivers.0a1b2c3d.js:1:2 (code of the bundler)',
  );
});

test('a frame without a source map keeps its script, and the others are explained', async () => {
  const others = [
    { ...frame, version: '1.2.0-none' },
    { ...frame, app: 'shell', version: undefined, file: 'main.0a1b2c3d.js' },
    { ...frame, version: undefined, file: 'remoteEntry.js' },
  ];
  expect(await explainStack([...others, frame], withMap('./src/a.ts'))).toBe(
    [
      '  at fleet/drivers.0a1b2c3d.js:1:11 (no source map of fleet 1.2.0-none)',
      '  at shell/main.0a1b2c3d.js:1:11 (no source map of shell)',
      '  at fleet/remoteEntry.js:1:11 (of an unknown release of fleet)',
      '  at rows (apps/fleet/src/a.ts:3:5)\n      3 | rows.map(draw);',
    ].join('\n'),
  );
});
