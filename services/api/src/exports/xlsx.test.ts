import { unzip } from '../testing/unzip.ts';
import { xlsx } from './xlsx.ts';

const columns = [{ name: 'id', kind: 'id' as const, heading: 'ID', words: undefined }];

test('a workbook fails when its rows fail', async () => {
  async function* rows() {
    yield [{ id: 'D-1' }];
    throw new Error('The connection is lost.');
  }
  const received = async () => {
    for await (const part of xlsx('drivers', columns, rows(), 'en')) expect(part).toBeDefined();
  };
  await expect(received()).rejects.toThrow('The connection is lost.');
});

test('a workbook stops reading rows when its reader disconnects', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  async function* rows() {
    try {
      for (let id = 0; ; id += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        yield Array.from({ length: 500 }, () => ({ id: `${id} ${Math.random()}` }));
      }
    } finally {
      end();
    }
  }
  let bytes = 0;
  for await (const part of xlsx('drivers', columns, rows(), 'en')) {
    bytes += part.length;
    if (bytes > 100_000) break;
  }
  await ended;
  expect(bytes).toBeGreaterThan(100_000);
});

test('a text like an escape of workbooks is escaped', async () => {
  async function* batches() {
    yield [{ id: 'code _x0041_ _x00e9_ _x41_' }];
  }
  const parts: Buffer[] = [];
  for await (const part of xlsx('drivers', columns, batches(), 'en')) parts.push(part);
  expect(unzip(Buffer.concat(parts))['xl/worksheets/sheet1.xml']).toContain(
    'code _x005F_x0041_ _x005F_x00e9_ _x41_',
  );
});

test.each([
  [0, [0]],
  [3, [3]],
  [4, [3, 1]],
  [6, [3, 3]],
  [7, [3, 3, 1]],
])('a workbook with sheets of three rows has %d rows on sheets of %j', async (count, expected) => {
  const rows = Array.from({ length: count }, (_, at) => ({ id: `D-${at}` }));
  async function* batches() {
    for (let at = 0; at < count; at += 2) yield rows.slice(at, at + 2);
    yield [];
  }
  const parts: Buffer[] = [];
  for await (const part of xlsx('drivers', columns, batches(), 'en', 3)) parts.push(part);
  const archive = Buffer.concat(parts);
  const files = unzip(archive);
  const sheets = expected.map((_, at) => files[`xl/worksheets/sheet${at + 1}.xml`] ?? '');
  const ids = sheets.map((sheet) => sheet.match(/ID|D-\d+/g)?.filter((text) => text !== 'ID'));
  expect(ids.map((found) => found?.length)).toEqual(expected);
  expect(ids.flat()).toEqual(rows.map(({ id }) => id));
  for (const [at, sheet] of sheets.entries()) {
    expect(sheet).toMatch(/<row><c [^>]*><is><t>ID</);
    expect(sheet).toContain(`<autoFilter ref="A1:A${(expected[at] ?? 0) + 1}"/>`);
  }
  const names = expected.map((_, at) => (at === 0 ? 'drivers' : `drivers ${at + 1}`));
  expect(files['xl/workbook.xml']?.match(/(?<=<sheet name=")[^"]*/g)).toEqual(names);
  for (const file of ['[Content_Types].xml', 'xl/_rels/workbook.xml.rels'])
    expect(files[file]?.match(/worksheets\/sheet\d+\.xml/g)).toHaveLength(expected.length);
  expect(archive.toString('latin1')).toMatch(new RegExp(`rows=${count}$`));
});
