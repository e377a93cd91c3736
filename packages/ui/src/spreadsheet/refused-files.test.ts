import { readTable } from './read-table.ts';
import { maxBytes } from './table-limits.ts';
import { TableError } from './table-error.ts';
import { fileOf, workbook, workbookFiles, zip } from './testing/workbook.ts';

const refusal = (bytes: Uint8Array | string, name = 'orders.xlsx') =>
  readTable(fileOf(bytes, name), () => 0).then(
    () => 'read',
    (error: unknown) => (error instanceof TableError ? error.code : error),
  );

const ole = (text: string) =>
  new Uint8Array([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...Array.from(`EEncrypted${text}`, (letter) => [letter.charCodeAt(0), 0]).flat(),
  ]);

test('a workbook with a password is protected', async () => {
  expect(await refusal(ole('EncryptedPackage'))).toBe('protected');
});

test('an old XLS workbook is of an unknown type', async () => {
  expect(await refusal(ole('Workbook'), 'orders.xls')).toBe('unknownType');
});

test.each([
  ['an empty file', '', 'empty'],
  ['a file of spaces', ' \r\n,\n', 'empty'],
  ['a page of markup', '<table><tr><td>1</td></tr></table>', 'unknownType'],
  ['a PDF', '%PDF-1.7\n1 0 obj', 'unknownType'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72]), 'unknownType'],
])('%s is refused', async (_, content, code) => {
  expect(await refusal(content, 'orders.csv')).toBe(code);
});

test('a text that is named as a workbook is broken', async () => {
  expect(await refusal('a,b')).toBe('broken');
});

test('a workbook without filled cells is empty', async () => {
  expect(await refusal(workbook([{ rows: [['', ' ']] }]))).toBe('empty');
});

test('an archive that is no workbook is of an unknown type', async () => {
  expect(await refusal(zip({ 'word/document.xml': '<document/>' }))).toBe('unknownType');
});

test('every cut of a workbook is broken', async () => {
  const bytes = workbook([{ rows: [['a', 'b']] }]);
  for (let length = 2; length < bytes.length; length += 97)
    expect(await refusal(bytes.subarray(0, length))).toBe('broken');
});

test('a workbook whose compressed bytes were changed is broken', async () => {
  const bytes = workbook([{ rows: [['a', 'b']] }]);
  bytes.fill(0xff, 40, 120);
  expect(await refusal(bytes)).toBe('broken');
});

test('a workbook that defines entities is broken', async () => {
  const files = workbookFiles([{ rows: [['a']] }]);
  const sheet = '<!DOCTYPE a [<!ENTITY b "bbbb">]><worksheet><sheetData/></worksheet>';
  expect(await refusal(zip({ ...files, 'xl/worksheets/s0.xml': sheet }))).toBe('broken');
});

test('a file over 10 MB is too large before its bytes are read', async () => {
  const file = fileOf('', 'orders.csv');
  Object.defineProperty(file, 'size', { value: maxBytes + 1 });
  const read = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer');
  await expect(readTable(file, () => 0)).rejects.toMatchObject({ code: 'tooLarge' });
  expect(read).not.toHaveBeenCalled();
});

describe('an archive that inflates to over 100 MB', () => {
  let bomb = new Uint8Array();

  beforeAll(() => {
    const files = workbookFiles([{ rows: [['a']] }]);
    bomb = zip({ ...files, 'xl/worksheets/s0.xml': new Uint8Array(101 * 1024 * 1024) });
  });

  test('is too large when its directory tells', async () => {
    expect(await refusal(bomb)).toBe('tooLarge');
  });

  test('is too large when its directory tells another size', async () => {
    const bytes = new Uint8Array(bomb);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at + 46 < bytes.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
    expect(await refusal(bytes)).toBe('tooLarge');
  });
});
