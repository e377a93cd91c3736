import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { Chart } from './index.ts';

jest.mock('./chart-drawing.tsx', () => {
  throw new Error('The chunk is gone');
});

test('where what draws cannot be fetched, the numbers are shown as a table', async () => {
  renderPage(
    <Chart
      label="Top Cities by Orders"
      categoryLabel="City"
      categories={[{ name: 'عمّان' }]}
      series={[{ name: 'Orders', kind: 'bar', tone: 'accent', values: [1904] }]}
    />,
  );
  const figure = screen.getByRole('figure', { name: 'Top Cities by Orders' });
  const shown = await waitFor(() => within(figure).getByRole('region', { name: 'Top Cities by Orders' }));
  expect(within(shown).getByRole('row', { name: 'عمّان 1,904' })).toBeInTheDocument();
  await expectAccessible();
});
