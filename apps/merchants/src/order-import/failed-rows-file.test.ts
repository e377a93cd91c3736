import { failedRowsFile } from './failed-rows-file.ts';

const file = {
  name: 'orders.csv',
  fingerprint: 'a'.repeat(64),
  rows: [
    ['Customer', 'Phone', 'City'],
    ['Omar', '+962 79 000 0001', 'Amman'],
    ['=HYPERLINK("x")', '+1+cmd', 'Zarqa; east'],
  ],
};
const words = { heading: 'Reason', reasonOf: ({ row }: { row: number }) => `reason of ${row}` };
const draft = (row: number) => ({ row, cells: {}, faults: {} });

test('rows are written as the file has them, with the reason last, and without formulas', async () => {
  const blob = await failedRowsFile(file, 0, [draft(2), draft(3)], words);
  expect((await blob.text()).split('\r\n')).toEqual([
    'Customer,Phone,City,Reason',
    'Omar,+962 79 000 0001,Amman,reason of 2',
    `"'=HYPERLINK(""x"")","'+1+cmd",Zarqa; east,reason of 3`,
  ]);
});
