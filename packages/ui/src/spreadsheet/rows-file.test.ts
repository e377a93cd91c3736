import { rowsFile } from './rows-file.ts';

test('rows are written without formulas, and phone numbers as they are', async () => {
  const blob = await rowsFile([
    ['Customer', 'Phone', 'City'],
    ['Omar', '+962 79 000 0001', 'Amman'],
    ['=HYPERLINK("x")', '+1+cmd', 'Zarqa; east'],
  ]);
  expect((await blob.text()).split('\r\n')).toEqual([
    'Customer,Phone,City',
    'Omar,+962 79 000 0001,Amman',
    `"'=HYPERLINK(""x"")","'+1+cmd",Zarqa; east`,
  ]);
});
