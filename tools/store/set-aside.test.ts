import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contractVersion } from '@tawseel/federation/registry';
import { setAsideOtherContract } from './set-aside.ts';

const data = mkdtempSync(path.join(tmpdir(), 'tawseel-store-'));
const folder = path.join(data, 'store');
afterAll(() => rmSync(data, { recursive: true }));

function write(contract: number) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'registry.json'), JSON.stringify({ contract, features: {} }));
}

test('a store of this contract stays, and so does none', () => {
  expect(setAsideOtherContract(folder)).toBeUndefined();
  write(contractVersion);
  expect(setAsideOtherContract(folder)).toBeUndefined();
  expect(existsSync(folder)).toBe(true);
});

test('a store of another contract is kept beside the new one', () => {
  write(contractVersion + 1);
  const aside = setAsideOtherContract(folder) ?? '';
  expect(existsSync(path.join(aside, 'registry.json'))).toBe(true);
  expect(existsSync(folder)).toBe(false);
});
