import { act, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { Chart } from './index.ts';
import { chartOptions, type ChartLook } from './chart-options.ts';
import { tooltipOf } from './chart-tooltip.ts';
import type { ChartSeries } from './chart.types.ts';

const cities = [{ name: 'عمّان' }, { name: 'إربد' }];
const orders: ChartSeries = { name: 'Orders', kind: 'bar', tone: 'accent', values: [1904, 930] };
const net: ChartSeries = { name: 'Net profit', kind: 'line', tone: 'strong', values: [-3.5, 1.125] };

const look: ChartLook = {
  tones: { accent: 'teal', quiet: 'grey', strong: 'black' },
  line: 'silver',
  text: 'black',
  muted: 'grey',
  fontFamily: 'sans-serif',
  fontSize: 12,
};
const formats = {
  axis: String,
  bar: (value: unknown) => `${String(value)}.00`,
  value: (value: unknown) => `${String(value)} JD`,
};
const layout = { look, width: 600, isRightToLeft: false, isNarrow: false, isStill: false };
const options = (changes: Partial<typeof layout> = {}, series = [orders]) =>
  chartOptions({ categories: cities, series }, formats, { ...layout, ...changes });

// jsdom has no layout: the container gets a size, and texts are not measured.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

test('the values are a table for screen readers at once, and the chart follows', async () => {
  const { container } = renderPage(
    <Chart label="Top Cities by Orders" categoryLabel="City" categories={cities} series={[orders]} />,
  );
  const table = within(screen.getByRole('table', { name: 'Top Cities by Orders' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'CityOrders',
    'عمّان1,904',
    'إربد930',
  ]);
  expect(container.querySelector('svg')).toBeNull();
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull(), { timeout: 20_000 });
  expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByRole('figure', { name: 'Top Cities by Orders' })).toBeInTheDocument();
  await expectAccessible();
}, 30_000);

test("amounts in the table have all decimals, in the page's language", () => {
  renderPage(
    <Chart
      label="صافي الربح"
      categoryLabel="الشهر"
      unit="money"
      categories={cities}
      series={[orders, net]}
    />,
    { language: 'ar' },
  );
  const table = within(screen.getByRole('table', { name: 'صافي الربح' }));
  expect(table.getByText(/-3\.50\s*د\.أ/)).toBeInTheDocument();
  expect(table.getByText(/1\.125\s*د\.أ/)).toBeInTheDocument();
});

test('right to left, the first category and the value axis are on the right', () => {
  expect(options().xAxis).toMatchObject({ inverse: false });
  expect(options().yAxis).toMatchObject({ position: 'left' });
  expect(options({ isRightToLeft: true }).xAxis).toMatchObject({ inverse: true });
  expect(options({ isRightToLeft: true }).yAxis).toMatchObject({ position: 'right' });
});

test('days of a month have labels where they fit', () => {
  const days = Array.from({ length: 30 }, (_, at) => ({ name: `2026-11-${at + 1}` }));
  expect(
    chartOptions({ categories: days, series: [net] }, formats, { ...layout, isNarrow: true }),
  ).toMatchObject({
    xAxis: { axisLabel: { hideOverlap: true } },
    series: [{ showSymbol: false }],
  });
});

test('all categories are labelled, and reduced motion disables animation', () => {
  expect(options({ isNarrow: true }).xAxis).toMatchObject({ axisLabel: { interval: 0, rotate: 50 } });
  expect(options({ isStill: true }).animation).toBe(false);
  expect(options().animation).toBe(true);
});

test('long names of categories are truncated to the space of their bar, also where they are slanted', () => {
  expect(options().xAxis).toMatchObject({
    axisLabel: { overflow: 'truncate', width: 600 / cities.length - 14 },
  });
  expect(options({ isNarrow: true }).xAxis).toMatchObject({ axisLabel: { overflow: 'truncate', width: 84 } });
});

test('bars of a single series show their values', () => {
  expect(options().series).toMatchObject([{ type: 'bar', data: [1904, 930], label: { show: true } }]);
  expect(options({}, [orders, net]).series).toMatchObject([
    { type: 'bar', label: { show: false } },
    { type: 'line', lineStyle: { color: 'black' } },
  ]);
});

test('values that are wider than the space of a bar stand upright', () => {
  expect(options().series).not.toMatchObject([{ label: { rotate: 90 } }]);
  expect(options({ width: 80 })).toMatchObject({ series: [{ label: { rotate: 90 } }], grid: { top: 62.4 } });
});

test('amounts at bars have all decimals; arrows show the whole name and the value of a category', async () => {
  const { container, user } = renderPage(
    <Chart label="Cash" categoryLabel="Place" unit="money" categories={cities} series={[orders]} />,
  );
  await waitFor(() => expect(container.querySelector('svg')).toHaveTextContent('1,904.00'), {
    timeout: 20_000,
  });
  await user.tab();
  expect(screen.getByRole('application', { name: 'Cash' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  const tooltip = () => container.querySelector('[data-tooltip]');
  await waitFor(() => expect(tooltip()).toHaveTextContent('إربدOrders930.00 JD'));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(tooltip()).toHaveTextContent('عمّانOrders1,904.00 JD'));
}, 30_000);

test('the tooltip consists of elements, and text is never parsed as HTML', () => {
  const name = '<img src=x onerror=alert(1)>';
  const tooltip = tooltipOf({ categories: [{ name }], series: [orders, net] }, 0, formats.value, true);
  expect(tooltip.dir).toBe('rtl');
  expect(tooltip.querySelector('img')).toBeNull();
  expect(tooltip.querySelector('strong')).toHaveTextContent(name);
  expect(tooltip).toHaveTextContent('Orders1904 JDNet profit-3.5 JD');
});

test('colours follow the theme', async () => {
  const root = document.documentElement;
  root.style.setProperty('--accent', 'rgb(1, 2, 3)');
  const { container, unmount } = renderPage(
    <Chart label="Orders" categoryLabel="City" categories={cities} series={[orders]} />,
  );
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull(), { timeout: 20_000 });
  root.style.setProperty('--accent', 'rgb(9, 8, 7)');
  await act(async () => {
    root.dataset.theme = 'dark';
  });
  await waitFor(() => expect(container.innerHTML).toContain('fill="rgb(9, 8, 7)"'));
  unmount();
  delete root.dataset.theme;
  root.removeAttribute('style');
}, 30_000);
