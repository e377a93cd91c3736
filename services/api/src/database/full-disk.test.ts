import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cityBody } from '../testing/samples.ts';
import { endAllApis, exitOf, runToEnd, spawnNode, startApi } from '../testing/running-api.ts';

const megabyte = 1024 * 1024;
const [disk = '', probe = ''] = ['disk', 'probe'].map((name) =>
  mkdtempSync(join(tmpdir(), `tawseel-full-${name}-`)),
);
const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', folder]).status === 0;
const unmount = (folder: string) => void spawnSync('umount', ['--lazy', folder]);

const mayMount = mount(probe);
unmount(probe);
rmdirSync(probe);
const skipped = mayMount ? '' : ' (skipped: mounting a small disk is not permitted here)';

(mayMount ? describe : describe.skip)(`an embedded database on a disk that becomes full${skipped}`, () => {
  const folder = join(disk, 'data');
  const filler = join(disk, 'filler');

  beforeEach(() => {
    mount(disk);
    mkdirSync(folder, { mode: 0o700 });
  });
  afterEach(() => {
    endAllApis();
    unmount(disk);
  });
  afterAll(() => rmdirSync(disk));

  /** Fills the disk but for some megabytes. */
  function leave(megabytes: number) {
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - megabytes * megabyte));
  }

  it('ends the process with the name of the disk, and keeps every acknowledged row', async () => {
    writeFileSync(filler, Buffer.alloc(100 * megabyte));
    const env = { DATA_DIR: folder, WRITER: 'x', ROW_BYTES: '400000' };
    const writer = spawnNode('testing/write-to-folder.ts', env);
    let output = '';
    let errors = '';
    writer.stdout.on('data', (text: Buffer) => (output += text.toString()));
    writer.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    expect(await exitOf(writer)).toBe(1);
    expect(errors).toMatch(
      /^The embedded database failed \(.+\); the disk of the data folder \S+ has 0 MB free\. This process ends: /,
    );

    expect(await runToEnd('testing/write-to-folder.ts', env)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^The disk of the data folder \S+ has 0 MB free, and the .+ needs 64 MB/),
    });
    rmSync(filler);
    const next = spawnNode('testing/write-to-folder.ts', { ...env, WRITER: 'y' });
    let found = '';
    next.stdout.on('data', (text: Buffer) => (found += text.toString()));
    while (!found.includes('wrote y-0\n')) await pause(10);
    const [kept = ''] = found.split('\n');
    const acknowledged = [...output.matchAll(/^wrote (\S+)$/gm)].map(([, name]) => name);
    expect(acknowledged.length).toBeGreaterThan(4);
    expect(kept.split(' ')).toEqual(expect.arrayContaining(acknowledged));
  }, 120_000);

  it('answers 503 to changes while there is little space, and reads as always', async () => {
    const company = ['--id', '7', '--name', 'Company', '--admin', 'Owner'];
    const settings = { DATA_DIR: folder, COMPANY_PASSWORD: 'secret-of-7' };
    expect(await runToEnd('commands/company.ts', settings, ['create', ...company])).toMatchObject({
      code: 0,
    });
    const api = await startApi({ DATA_DIR: folder });
    const signedIn = await api.call('/LoginDC', { company_id: '7', password_company: 'secret-of-7' });
    const headers = { authorization: `Bearer ${String(signedIn.body['token'])}` };
    const addCity = async (city: string) =>
      (await api.call('/DC/CreateCitys', cityBody(city), headers)).status;
    const listed = async () => (await api.call('/DC/DisplayCitys', {}, headers)).status;
    expect([await addCity('Amman'), await listed()]).toEqual([200, 200]);

    leave(40);
    await pause(1_100);
    expect([await addCity('Irbid'), await listed()]).toEqual([503, 200]);
    expect((await api.call('/ready')).status).toBe(503);
    expect(api.log()).toMatch(
      /The disk of the data folder \S+ has \d+ MB free, less than 64 MB: changes are refused/,
    );

    rmSync(filler);
    await pause(1_100);
    expect([await addCity('Irbid'), await listed()]).toEqual([200, 200]);
    expect((await api.call('/ready')).status).toBe(200);
    expect(await api.end('SIGTERM')).toBe(0);
  }, 120_000);
});
