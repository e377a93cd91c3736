import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleSource } from '../testing/samples.ts';
import { explain } from './explain.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tawseel-explain-'));
const file = (name: string, content: unknown) => {
  const place = path.join(folder, name);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
  return place;
};

beforeAll(() => {
  const { contract, pages, sections } = sampleSource();
  file('feature.json', { name: 'tracking', contract, pages, sections });
  file('dist/orders.0a1b2c3d.js.map', {
    version: 3,
    sources: ['./src/orders.tsx'],
    sourcesContent: ['one\ntwo\n    rows.map(draw);\n'],
    names: ['rows'],
    mappings: 'UAEIA',
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a reported stack is shown in the source of the last build, from the root of the repository', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const at = ['tracking/orders.0a1b2c3d.js:1:11', 'shell/main.0a1b2c3d.js:1:11'];
  await explain(folder, [file('report.json', { feature: 'tracking', version: '1.0.0-1', at })]);
  expect(log.mock.calls).toEqual([
    [
      '  at rows (src/orders.tsx:3:5)\n      3 | rows.map(draw);\n' +
        '  at shell/main.0a1b2c3d.js:1:11 (no source map of shell)',
    ],
  ]);
});

test('a stack of another build says which build has its source maps', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const at = ['tracking/orders.ffffffff.js:1:11'];
  await explain(folder, [file('report.json', { feature: 'tracking', version: '1.0.0-1', at })]);
  expect(log).toHaveBeenLastCalledWith(
    'The source maps come from dist: build the commit of the release first (npm run build).',
  );
});

test('a report that cannot be read is refused in one sentence', async () => {
  await expect(explain(folder, ['0a1b2c3d'])).rejects.toThrow(
    '0a1b2c3d cannot be read: name a file with a log line or a stack, or - for the input.',
  );
});

test('without a report the command says how it is written', async () => {
  await expect(explain(folder, [])).rejects.toThrow('Usage: tawseel explain <file | ->');
});
