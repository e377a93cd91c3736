import { fakeApi, json } from '../testing/fake-api.ts';
import { errorOf } from '../testing/error-of.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { useListExport } from './exports.ts';
import type { Language } from '@tawseel/i18n';

const api = fakeApi();
const orders = [
  { merchant_order_id: 7, merchant_id: 'M 1', total_price: '3.50', status: 'Delivered', name_shop: '=1+1' },
  { merchant_order_id: 8, merchant_id: 'M 1', total_price: 12, status: 'frozen', name_shop: 'A, "B"' },
  { merchant_order_id: 9, merchant_id: 'M 2', total_price: null, status: 'Delivered', name_shop: null },
];
const times = { date_order_start: '2026-11-20T22:15:00Z' };

const bare: { language: Language; readCapabilities: () => [] } = {
  language: 'en',
  readCapabilities: () => [],
};

function exportOf(...[list, view]: Parameters<typeof useListExport>) {
  const { result } = renderWithApi(() => useListExport(list, view), {}, bare);
  return { run: result.current, options: { signal: new AbortController().signal, onProgress: () => {} } };
}

/** Lines of the file, each as its cells. */
async function linesOf(...parameters: Parameters<typeof useListExport>) {
  const { run, options } = exportOf(...parameters);
  const { content, rows } = await run('csv', options);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer());
  expect(text.endsWith('\r\n')).toBe(true);
  const lines = text.trimEnd().split('\r\n');
  expect(rows).toBe(lines.length - 1);
  return lines;
}

beforeEach(() => {
  api.on('/DC/DisplayOrders', json({ date: orders.map((order) => ({ ...order, ...times })) }));
});

test('a server without exports has CSV alone, of the whole list as it was requested', async () => {
  expect(exportOf('orders', {}).run.formats).toEqual(['csv']);
  const [head, first, ...others] = await linesOf('orders', {});
  expect(head).toMatch(/^\uFEFFOrder ID,/);
  expect(head).toContain('Total price (JD)');
  expect(first).toMatch(/^7,M 1,/);
  expect(first).toContain(",'=1+1,");
  expect(first).toContain(',3.5,');
  // The time of the company, which spreadsheets can read.
  expect(first).toContain('2026-11-21 01:15:00');
  expect(others[0]).toContain('"A, ""B"""');
  expect(others[0]).toContain('frozen');
  expect(others).toHaveLength(2);
  expect(api.received.map(({ path, body }) => [path, body])).toEqual([['/DC/DisplayOrders', {}]]);
});

test('the file has the search, the filters and the sort of the view', async () => {
  const view = { search: 'm', filter: { status: 'Delivered' }, sort: '-merchant_order_id' };
  const [, ...rows] = await linesOf('orders', view);
  expect(rows.map((row) => row.split(',')[0])).toEqual(['9', '7']);
});

test('headings and known values are in the language of the page', async () => {
  bare.language = 'ar';
  const [head, first] = await linesOf('orders', {});
  bare.language = 'en';
  expect(head).toContain('السعر الإجمالي (د.أ)');
  expect(first).toContain('تم التسليم');
});

test('the file has the chosen rows alone', async () => {
  const [, ...rows] = await linesOf('orders', { filter: { key: ['8:M%201', '9:M%201'] } });
  expect(rows.map((row) => row.split(',')[0])).toEqual(['8']);
});

test('the file holds no password', async () => {
  const merchant = { merchant_id: 'M-1', password: 'secret-1', full_name: 'Omar' };
  api.on('/DC/DisplayMerchants', json({ success: true, data: [merchant] }));
  expect((await linesOf('merchants', {})).join()).not.toMatch(/password|secret-1/i);
});

test('totals are exported too', async () => {
  api.on('/DC/DisplayTotalExpenses', json({ date: [{ month: '2026-11', total_expenses: 'a lot' }] }));
  expect(await linesOf('monthly-expenses', {})).toEqual(['\uFEFFMonth,Total (JD)', '2026-11,a lot']);
});

test('a failed list fails the export with the message of the server', async () => {
  api.on('/DC/DisplayCars', json({ success: false, message: 'Away.' }, 400));
  const { run, options } = exportOf('cars', {});
  expect((await errorOf(run('csv', options))).message).toBe('Away.');
});
