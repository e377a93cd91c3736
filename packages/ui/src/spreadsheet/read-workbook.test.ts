import { readTable } from './read-table.ts';
import { fileOf, workbook, workbookFiles, zip } from './testing/workbook.ts';

const read = (bytes: Uint8Array, name = 'orders.xlsx') =>
  readTable(fileOf(bytes, name), (rows) => rows.findIndex((row) => row.includes('هاتف')));
const rowsOf = async (...args: Parameters<typeof workbook>) => (await read(workbook(...args))).rows;

test('a workbook is read with its fingerprint', async () => {
  const table = await read(
    workbook([
      {
        rows: [
          ['الاسم', 'هاتف'],
          [' نور\u200F ', '0791234567'],
        ],
      },
    ]),
  );
  expect(table.rows).toEqual([
    ['الاسم', 'هاتف'],
    ['نور', '0791234567'],
  ]);
  expect(table.fingerprint).toMatch(/^[0-9a-f]{64}$/);
});

test('numbers are plain texts, with the zeros that their format shows', async () => {
  const rows = [[790123456, 3.5499999999999998, { xml: '<c s="3"><v>7.90123456E8</v></c>' }, 0.1]];
  expect(await rowsOf([{ rows }])).toEqual([['790123456', '3.55', '0790123456', '0.1']]);
});

test('days are ISO days when they are numbers, and stay when they are texts', async () => {
  const rows = [
    [
      { xml: '<c s="1"><v>46353</v></c>' },
      { xml: '<c s="2"><v>46353.75</v></c>' },
      { xml: '<c t="d"><v>2026-11-27T00:00:00</v></c>' },
      '27/11/2026',
      { xml: '<c s="4"><v>0.5</v></c>' },
    ],
  ];
  expect(await rowsOf([{ rows }])).toEqual([['2026-11-27', '2026-11-27', '2026-11-27', '27/11/2026', '0.5']]);
});

test('days count from 1904 when the workbook does', async () => {
  const rows = [[{ xml: '<c s="1"><v>44891</v></c>' }]];
  expect(await rowsOf([{ rows }], { is1904: true })).toEqual([['2026-11-27']]);
});

test('a formula is its saved value', async () => {
  const rows = [
    [
      { xml: '<c><f>1+1</f><v>2</v></c>' },
      { xml: '<c t="str"><f>"a"&amp;"b"</f><v>=HYPERLINK("x")</v></c>' },
      { xml: '<c t="b"><f>TRUE()</f><v>1</v></c>' },
      { xml: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>' },
    ],
  ];
  expect(await rowsOf([{ rows }])).toEqual([['2', '=HYPERLINK("x")', 'TRUE', '#DIV/0!']]);
});

test('shared strings are read without phonetic hints, with entities and escapes', async () => {
  const strings =
    '<si><t>أ &amp; &#x62A;</t></si><si><r><t>a</t></r><r><t>b_x000D_\n</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si><si><t><![CDATA[c<d]]></t></si>';
  const rows = [[0, 1, 2].map((at) => ({ xml: `<c t="s"><v>${at}</v></c>` }))];
  expect(await rowsOf([{ rows }], { strings })).toEqual([['أ & ت', 'ab', 'c<d']]);
});

test('merged cells have their value in the first cell only', async () => {
  const rows = [
    ['a', 'hidden', 'b'],
    ['hidden', 'hidden', 'c'],
  ];
  expect(await rowsOf([{ rows, merged: ['A1:B2'] }])).toEqual([
    ['a', 'b'],
    ['', 'c'],
  ]);
});

test('the first visible sheet with content is read', async () => {
  const sheets = [
    { rows: [['list']], isHidden: true },
    { rows: [['', ' ']] },
    { rows: [['orders']] },
    { rows: [['other']] },
  ];
  expect(await rowsOf(sheets)).toEqual([['orders']]);
});

test('empty columns and empty rows at the end are left out, and empty rows between stay', async () => {
  const rows = [['a', '', 'b'], [], ['c'], [' ', '\u200B'], []];
  expect(await rowsOf([{ rows }])).toEqual([
    ['a', 'b'],
    ['', ''],
    ['c', ''],
  ]);
});

test('cells and rows are placed by their references', async () => {
  const files = workbookFiles([{ rows: [] }]);
  const sheet =
    '<x:worksheet xmlns:x="y"><x:sheetData><x:row r="2"><x:c r="C2"><x:v>1</x:v></x:c><x:c r="AA2" a="1>0"><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  expect((await read(zip({ ...files, 'xl/worksheets/s0.xml': sheet }))).rows).toEqual([
    ['', ''],
    ['1', '2'],
  ]);
});

const orders = (count: number) => Array.from({ length: count }, (_, at) => [at + 1, '0791234567']);

test('10,000 rows below the names are read, with titles above', async () => {
  const heading = [['كشف'], [], ['م', 'هاتف']];
  expect(await rowsOf([{ rows: [...heading, ...orders(10_000)] }])).toHaveLength(10_003);
});

test('10,001 rows below the names are too many', async () => {
  const rows = [['رقم الطلب', 'هاتف'], ...orders(10_001)];
  await expect(rowsOf([{ rows }])).rejects.toMatchObject({ code: 'tooManyRows' });
});

test('a cell far below is too many rows', async () => {
  const files = workbookFiles([{ rows: [] }]);
  const sheet =
    '<worksheet><sheetData><row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData></worksheet>';
  const bytes = zip({ ...files, 'xl/worksheets/s0.xml': sheet });
  await expect(read(bytes)).rejects.toMatchObject({ code: 'tooManyRows' });
});

test('cells of thousands of columns are too large', async () => {
  const rows = Array.from({ length: 2000 }, (_, at) => [...Array.from({ length: at }, () => ''), 'a']);
  await expect(readTable(rows.map((row) => row.join('\t')).join('\n'), () => 0)).rejects.toMatchObject({
    code: 'tooLarge',
  });
});

test('a large workbook is read in many tasks', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) =>
    Array.from({ length: 8 }, (__, column) => `cell ${at} ${column}`),
  );
  let tasks = 0;
  const timer = setInterval(() => {
    tasks += 1;
  });
  const table = await read(workbook([{ rows }]));
  clearInterval(timer);
  expect(table.rows).toEqual(rows);
  expect(tasks).toBeGreaterThan(3);
});
