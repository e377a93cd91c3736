import { act, screen, waitFor } from '@testing-library/react';
import { fakePrinting, renderPage } from '../testing/index.ts';
import { DataTable } from './data-table.tsx';
import { listOf, type Column } from './table.types.ts';

const columns: Column<{ id: string }>[] = [{ key: 'id', header: 'sample:id', kind: 'id' }];
const rows = Array.from({ length: 300 }, (_, at) => ({ id: `O-${at + 1}` }));

test.each([
  ['rows of a wide page', false, 'rowheader'],
  ['cards of a phone', true, 'article'],
] as const)('all %s are printed, and only those near the viewport mount again', async (_, isPhone, role) => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(470);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  const print = fakePrinting(() => isPhone);
  const page = (
    <DataTable
      caption="Orders"
      columns={columns}
      rowKey={({ id }) => id}
      list={listOf(rows)}
      empty={{ text: 'No Orders found.' }}
    />
  );
  await act(async () => void renderPage(page, { namespaces: { sample: { id: 'Id' } } }));
  await waitFor(() => expect(screen.getAllByRole(role).length).toBeLessThan(60));
  print(true);
  expect(screen.getAllByRole(role)).toHaveLength(300);
  print(false);
  expect(screen.getAllByRole(role).length).toBeLessThan(60);
});
