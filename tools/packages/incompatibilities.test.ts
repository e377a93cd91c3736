import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { incompatibilities } from './incompatibilities.mjs';

// Each test compiles.
jest.setTimeout(120_000);

let folder = '';

beforeAll(async () => {
  // Below the workspace, where the compiler finds what it needs.
  const cache = path.join(__dirname, '../../node_modules/.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(path.join(cache, 'sample-package-'));
  await writeFile(path.join(folder, 'tsconfig.json'), '{ "extends": "../../../tsconfig.base.json" }');
});
afterAll(() => rm(folder, { recursive: true }));

const declarations = `
export interface Row { id: string; note?: string }
export interface Page<Item extends Row> { items: Item[]; total: number }
export type Size = 'small' | 'large';
export declare function useRows<Item extends Row>(size: Size): Page<Item>;
export declare const limit: number;
`;

const types = (
  rows: string,
  index = "export { useRows, limit, type Row, type Page, type Size } from './rows.js';\n",
) => ({
  version: '1.0.0',
  entries: { '.': 'index.d.ts', './rows': 'rows.d.ts' },
  files: { 'index.d.ts': index, 'rows.d.ts': rows },
});

const changed = (part: string, by: string) => {
  expect(declarations).toContain(part);
  return types(declarations.replace(part, by));
};

test.each([
  ['nothing', '', ''],
  ['an optional property', 'note?: string', 'note?: string; city?: string'],
  ['an optional parameter', '(size: Size)', '(size: Size, search?: string)'],
  ['another export', 'export type Size', 'export declare const start: number;\nexport type Size'],
  ['a narrower constant', 'limit: number', 'limit: 50'],
])('%s is compatible', async (_, part, by) => {
  expect(await incompatibilities(types(declarations), changed(part, by), folder)).toEqual([]);
});

test.each([
  ['a removed function', /export declare function.*\n/, '', ['useRows']],
  ['a removed optional property', '; note?: string', '', ['Row']],
  ['a required property', 'note?: string', 'note?: string; city: string', ['Row']],
  ['a property of another type', 'total: number', 'total: string', ['Page', 'useRows']],
  ['a required parameter', '(size: Size)', '(size: Size, search: string)', ['useRows']],
  ['a removed value of a type', "'small' | 'large'", "'large'", ['Size', 'useRows']],
  ['a constant of another type', 'limit: number', 'limit: string', ['limit']],
])('%s is incompatible', async (_, part, by, names) => {
  const before = types(declarations, 'export {};\n');
  const after = types(declarations.replace(part, by), 'export {};\n');
  expect(after).not.toEqual(before);
  expect(await incompatibilities(before, after, folder)).toEqual(expect.arrayContaining(names));
});

test('a name that an entry no longer re-exports is incompatible', async () => {
  const after = types(declarations, "export { limit, type Row, type Page, type Size } from './rows.js';\n");
  expect(await incompatibilities(types(declarations), after, folder)).toEqual(['useRows']);
});

test('a removed entry is incompatible', async () => {
  const { entries, ...after } = types(declarations);
  const { './rows': _, ...others } = entries;
  expect(await incompatibilities(types(declarations), { ...after, entries: others }, folder)).toEqual([
    './rows',
  ]);
});
