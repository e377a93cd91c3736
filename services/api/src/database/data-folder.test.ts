import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secureDataFolder } from './data-folder.ts';

let folder: string;
let notices: string[];

const modeOf = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8);

/** A data folder as an earlier version of the product left it. */
function makeOpenFolder() {
  mkdirSync(join(folder, 'database/base/1'), { recursive: true });
  mkdirSync(join(folder, 'store'));
  for (const name of ['database/PG_VERSION', 'database/base/1/112', 'token-secret', 'store/registry.json']) {
    writeFileSync(join(folder, name), 'x');
    chmodSync(join(folder, name), 0o666);
  }
  for (const name of ['database/base/1', 'database/base', 'database', 'store', '']) {
    chmodSync(join(folder, name), 0o755);
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tawseel-folder-'));
  notices = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    notices.push(String(text));
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test('a missing data folder is created for its owner alone', () => {
  folder = join(folder, 'new');
  secureDataFolder(folder);
  expect(modeOf('')).toBe('700');
  expect(notices).toEqual([]);
});

test('the permissions of an open data folder are restricted once, with a notice', () => {
  makeOpenFolder();
  secureDataFolder(folder);
  expect(['', 'database', 'database/base', 'database/base/1'].map(modeOf)).toEqual(Array(4).fill('700'));
  expect(['database/PG_VERSION', 'database/base/1/112', 'token-secret'].map(modeOf)).toEqual(
    Array(3).fill('600'),
  );
  expect(['store', 'store/registry.json'].map(modeOf)).toEqual(['755', '666']);
  secureDataFolder(folder);
  expect(notices).toEqual([
    `Removed the permissions of other users from the data folder ${folder} (it had 755) and 6 private files and folders in ${folder}.\n`,
  ]);
});

test.each([0o710, 0o711])('the data folder keeps a permission to pass through it (%o)', (mode) => {
  makeOpenFolder();
  chmodSync(folder, mode);
  secureDataFolder(folder);
  expect([modeOf(''), modeOf('database'), modeOf('token-secret')]).toEqual([mode.toString(8), '700', '600']);
});

const isRoot = process.getuid?.() === 0;

(isRoot ? test.each : test.skip.each)(['', 'database', 'token-secret', 'database/base/1/112'])(
  `a data folder whose part "%s" belongs to another user is refused${isRoot ? '' : ' (skipped: needs root)'}`,
  (name) => {
    makeOpenFolder();
    chownSync(join(folder, name), 65_534, 65_534);
    expect(() => secureDataFolder(folder)).toThrow(
      /belongs to another user \(uid 65534, not 0\): change its owner, or set DATA_DIR/,
    );
    expect(modeOf(name)).toMatch(/^(755|666)$/);
  },
);
