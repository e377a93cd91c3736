import { readTable } from './read-table.ts';
import { workbookOf } from './workbook-file.ts';

test('a workbook is read back with its texts, ids and amounts', async () => {
  const rows = [
    ['التاجر', 'Area & "city"', 'Price'],
    ['0017', '<عبدون>', 3.5],
    ['', '=1+1', 0.125],
  ];
  const blob = await workbookOf('Prices', rows, { isRightToLeft: true });
  const file = new File([await blob.arrayBuffer()], 'prices.xlsx');
  expect((await readTable(file, () => 0)).rows).toEqual(rows.map((row) => row.map(String)));
});
