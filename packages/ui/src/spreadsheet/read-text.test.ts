import { readTable } from './read-table.ts';
import { fileOf } from './testing/workbook.ts';

const withHeader = () => 0;

const rowsOf = async (content: Uint8Array | string) =>
  (await readTable(fileOf(content, 'orders.csv'), withHeader)).rows;

const text = 'الاسم;السعر\r\nنور;3,50\r\nسلمى;٤\r\n';
const expected = [
  ['الاسم', 'السعر'],
  ['نور', '3,50'],
  ['سلمى', '٤'],
];

const utf16 = (value: string, isBig: boolean) =>
  new Uint8Array(
    Array.from({ length: value.length }, (_, at) => value.charCodeAt(at)).flatMap((code) =>
      isBig ? [code >> 8, code & 255] : [code & 255, code >> 8],
    ),
  );

test.each([
  ['UTF-8', text],
  ['UTF-8 with a mark', `\uFEFF${text}`],
  ['UTF-16 LE', utf16(text, false)],
  ['UTF-16 LE with a mark', utf16(`\uFEFF${text}`, false)],
  ['UTF-16 BE', utf16(text, true)],
  ['UTF-16 BE with a mark', utf16(`\uFEFF${text}`, true)],
])('a CSV file in %s is read', async (_, content) => {
  expect(await rowsOf(content)).toEqual(expected);
});

test('a CSV file in windows-1256 is read', async () => {
  const bytes = [0xe4, 0xe6, 0xd1, 0x2c, 0xda, 0xe3, 0xc7, 0xe4, 0x0a, 0xc7, 0xd1, 0xc8, 0xcf, 0x2c, 0x31];
  expect(await rowsOf(new Uint8Array(bytes))).toEqual([
    ['نور', 'عمان'],
    ['اربد', '1'],
  ]);
});

test.each([
  ['commas', 'a,b,c\n1;5,2,3'],
  ['semicolons', 'a;b;c\n1,5;2;3,5\n1,5;2,5;3'],
  ['tabs', 'a\tb\tc\n1,5\t2;1\t3'],
  ['the delimiter that the file names', 'sep=|\na|b|c\n1,5|2,5|3,5'],
])('cells are separated by %s', async (_, content) => {
  for (const row of await rowsOf(content)) expect(row).toHaveLength(3);
});

test('titles above do not decide the delimiter', async () => {
  expect(await rowsOf('كشف، الياسمين, عمان\n\na;b;c\n1;2;3\n')).toHaveLength(4);
  expect((await rowsOf('كشف, عمان\n\na;b;c\n1;2;3\n')).at(-1)).toEqual(['1', '2', '3']);
});

test('quoted cells keep their line breaks, delimiters and quotation marks', async () => {
  expect(await rowsOf('a,"b\r\nc, ""d"""\r\n1,2')).toEqual([
    ['a', 'b\nc, "d"'],
    ['1', '2'],
  ]);
});

test('a quotation mark that nothing closes does not swallow the rows below', async () => {
  expect(await rowsOf('a,b\n"شاشة 5,1\nc,d')).toEqual([
    ['a', 'b'],
    ['"شاشة 5', '1'],
    ['c', 'd'],
  ]);
});

test('rows of one column are read', async () => {
  expect(await rowsOf('هاتف\n0791234567\n')).toEqual([['هاتف'], ['0791234567']]);
});

test('pasted rows are read, without direction marks, and formulas stay text', async () => {
  const { rows, fingerprint } = await readTable(
    'هاتف\tملاحظة\r\n\u202A0791234567\u202C\t=1+1\r\n',
    withHeader,
  );
  expect(rows).toEqual([
    ['هاتف', 'ملاحظة'],
    ['0791234567', '=1+1'],
  ]);
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
});

test('the fingerprint is the SHA-256 of the bytes', async () => {
  const { fingerprint } = await readTable('abc', withHeader);
  expect(fingerprint).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect((await readTable(fileOf('abc', 'a.csv'), withHeader)).fingerprint).toBe(fingerprint);
});

test('10,001 pasted rows below the names are too many', async () => {
  const rows = Array.from({ length: 10_001 }, (_, at) => `A-${at}\t0791234567`);
  await expect(readTable(['رقم الطلب\tهاتف', ...rows].join('\n'), withHeader)).rejects.toMatchObject({
    code: 'tooManyRows',
  });
});

test('empty rows at the end do not count', async () => {
  expect(await rowsOf(`a,b\n1,2\n${',\n'.repeat(20_000)}`)).toHaveLength(2);
});

test('a large text is read in many tasks, with all its rows', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => [
    `A-${at}`,
    `"شارع ${at}"\nعمان; قرب "السوق"`,
    `note ${at}`,
  ]);
  const csv = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\r\n');
  let tasks = 0;
  const timer = setInterval(() => {
    tasks += 1;
  });
  const table = await readTable(csv, withHeader);
  clearInterval(timer);
  expect(table.rows).toEqual(rows);
  expect(tasks).toBeGreaterThan(3);
});
