import fc from 'fast-check';
import { csv } from './csv.ts';

const columns = ['id', 'text', 'amount'].map((name) => ({
  name,
  kind: 'text' as const,
  heading: name,
  words: undefined,
}));

/** Text of one row's cell, without heading and other cells. */
async function written(text: unknown, amount = 1): Promise<string> {
  async function* rows() {
    yield [{ id: 'D-1', text, amount }];
  }
  let file = '';
  for await (const part of csv(columns, rows())) file += part;
  expect(file.startsWith('\uFEFFid,text,amount\r\nD-1,')).toBe(true);
  expect(file.endsWith(`,${amount}\r\n`)).toBe(true);
  return file.slice('\uFEFFid,text,amount\r\nD-1,'.length, -`,${amount}\r\n`.length);
}

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['+962791234567', "'+962791234567"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  [' =1', "' =1"],
  ['\u00A0=1', "'\u00A0=1"],
  ['\u200F=1', "'\u200F=1"],
  ['\u202B\u200B＝1', "'\u202B\u200B＝1"],
  ['"=1', '"\'""=1"'],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['\nx', '"\'\nx"'],
  ['\n=1', '"\'\n\'=1"'],
  ["x;=cmd|' /C calc'!A0", "\"x;'=cmd|' /C calc'!A0\""],
  ['x; "=1', '"x;\' ""=1"'],
  ['x\n=1', '"x\n\'=1"'],
  ['x\t＝1', '"x\t\'＝1"'],
])('%j is escaped as text', async (text, expected) => {
  expect(await written(text)).toBe(expected);
});

test.each([
  ['a-b = c + d @ e', 'a-b = c + d @ e'],
  ['0791234567', '0791234567'],
  ['2026-01-02 10:00:00', '2026-01-02 10:00:00'],
  ['name@example.com', 'name@example.com'],
  ['عمّان - جبل الحسين', 'عمّان - جبل الحسين'],
  ['a;b', '"a;b"'],
  ['a, -b', '"a, -b"'],
  [-5.25, '-5.25'],
])('%j is unchanged', async (text, expected) => {
  expect(await written(text, -1.5)).toBe(expected);
});

const parts = ['=', '+', '-', '@', '＝', '＋', '－', '＠', ';', ',', '"', "'", '\n', '\r', '\t', ' '];
const character = fc.constantFrom(
  ...parts,
  '\u00A0',
  '\u200B',
  '\u200F',
  '\u2066',
  '\uFEFF',
  '\0',
  'a',
  'ب',
  '1',
);
const skipped = /^[\s\0\u200B\u200F\u2066"]+/u;

test('no cell starts with a formula, whichever separator the spreadsheet uses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(character, { maxLength: 12 }), async (characters) => {
      const cell = await written(characters.join(''));
      const ownCell = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      // A spreadsheet with another separator sees the row before the cell, too, and no quotes at the start of a cell.
      const cells = [ownCell, ...`D-1,${cell},1`.split(/[;\t\r\n]/)];
      for (const seen of cells) expect(seen.replace(skipped, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
    }),
    { numRuns: 2_000, seed: jest.getSeed() },
  );
});
