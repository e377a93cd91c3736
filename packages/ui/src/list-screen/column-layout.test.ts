import { arrangeColumns, orderColumns } from './column-layout.ts';

const columns = ['id', 'status', 'city', 'note'].map((key) => ({ key }));
const keys = (all: readonly { key: string }[]) => all.map(({ key }) => key);

test('columns without a layout keep their order', () => {
  expect(keys(arrangeColumns(columns, []))).toEqual(['id', 'status', 'city', 'note']);
});

test('columns follow the layout; hidden ones keep their place and are not shown', () => {
  const layout = ['city', '-status', 'id', 'note'];
  expect(keys(orderColumns(columns, layout))).toEqual(['city', 'status', 'id', 'note']);
  expect(keys(arrangeColumns(columns, layout))).toEqual(['city', 'id', 'note']);
});

test('a column that the layout does not know comes last', () => {
  expect(keys(arrangeColumns(columns, ['note', 'gone', 'id']))).toEqual(['note', 'id', 'status', 'city']);
});
