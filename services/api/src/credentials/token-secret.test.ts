import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { tokenSecret } from './tokens.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tawseel-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const read = () => tokenSecret({ tokenSecret: undefined, dataDir });

test('a generated secret is stored for its owner alone, and stays', () => {
  const secret = read();
  expect(read()).toBe(secret);
  expect(readFileSync(join(dataDir, 'token-secret'), 'utf8')).toBe(secret);
  expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['token-secret']);
});

test('processes that start at the same time have one secret', async () => {
  const source = join(import.meta.dirname, 'tokens.ts');
  const code = `import { tokenSecret } from ${JSON.stringify(source)}; console.log(tokenSecret({ dataDir: ${JSON.stringify(dataDir)} }))`;
  const run = promisify(execFile);
  const args = ['--import', 'tsx', '--input-type=module', '-e', code];
  const outputs = await Promise.all([1, 2, 3].map(() => run(process.execPath, args)));
  expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
  expect(outputs[0]?.stdout.trim()).toBe(read());
}, 30_000);

test('a damaged secret is named with its remedy', () => {
  writeFileSync(join(dataDir, 'token-secret'), 'short');
  expect(read).toThrow(/token-secret is damaged: delete it .* or set TOKEN_SECRET/);
});
