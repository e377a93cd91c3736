import { act, waitFor } from '@testing-library/react';
import { useDriverCreation } from '../drivers/drivers.ts';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { choiceSources } from './choice-sources.ts';

const api = fakeApi();
const bare = { readCapabilities: () => [] };
const path = '/DC/DisplayDrivers';
const omar = { driver_id: 'D-1', name_driver: 'Omar', phone_driver: '0790000001', status: 'Active' };
const zaid = { driver_id: 'D-2', name_driver: 'زيد', phone_driver: '0790000002', status: 'InActive' };

const bodies = () => api.received.map(({ body }) => body);
const optionsOf = (search?: string) => choiceSources.drivers.useOptions(search);

test('drivers are searched on the server by id, name and phone, active ones first, in small pages', async () => {
  api.on(
    path,
    json({ success: true, date: [omar], next: 'c1', total: 2 }),
    json({ success: true, date: [zaid], next: null }),
  );
  const { result } = renderWithApi(() => optionsOf('0790'), {});
  await waitFor(() => expect(result.current.options).toHaveLength(1));
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.options).toHaveLength(2));
  expect(result.current.options).toEqual([
    { value: 'D-1', label: 'Omar (D-1)', note: '0790000001', isInactive: false },
    { value: 'D-2', label: 'زيد (D-2)', note: '0790000002', isInactive: true },
  ]);
  const search = { search: '0790', searchIn: ['driver_id', 'name_driver', 'phone_driver'], sort: 'status' };
  expect(bodies()).toEqual([
    { limit: 20, total: false, ...search },
    { limit: 20, total: false, cursor: 'c1', ...search },
  ]);
});

test('nothing is requested until the choices are opened', async () => {
  renderWithApi(() => optionsOf(undefined), {});
  await Promise.resolve();
  expect(api.received).toEqual([]);
});

test('a search that is overtaken by the next one is aborted', async () => {
  api.on(
    path,
    () => new Promise<Response>(() => undefined),
    json({ success: true, date: [zaid], next: null }),
  );
  const { result, rerender } = renderWithApi(({ search }) => optionsOf(search), { search: 'om' });
  await waitFor(() => expect(api.received).toHaveLength(1));
  rerender({ search: 'za' });
  await waitFor(() => expect(result.current.options[0]?.value).toBe('D-2'));
  expect(api.received[0]?.signal.aborted).toBe(true);
});

test('the name of a value is requested alone; a value that no row has is reported as such', async () => {
  api.on(
    path,
    json({ success: true, date: [omar], next: null }),
    json({ success: true, date: [], next: null }),
  );
  const { result, rerender } = renderWithApi(({ id }) => choiceSources.drivers.useOption(id), { id: 'D-1' });
  await waitFor(() => expect(result.current).toMatchObject({ label: 'Omar (D-1)' }));
  expect(bodies()).toEqual([{ limit: 1, filter: { driver_id: 'D-1' } }]);
  rerender({ id: 'D-9' });
  await waitFor(() => expect(result.current).toBeNull());
});

test('a server of the contract alone is asked for its whole list once, which is searched in the browser', async () => {
  api.on(path, json({ success: true, date: [zaid, omar] }));
  const { result, rerender } = renderWithApi(({ search }) => optionsOf(search), { search: '' }, bare);
  await waitFor(() => expect(result.current.options.map(({ value }) => value)).toEqual(['D-1', 'D-2']));
  rerender({ search: 'زيد' });
  await waitFor(() => expect(result.current.options.map(({ value }) => value)).toEqual(['D-2']));
  expect(bodies()).toEqual([{}]);
});

test('choices include a row that was just created', async () => {
  api.on('/DC/CreateDrivers', json({ success: true }));
  api.on(path, json({ success: true, date: [] }), json({ success: true, date: [omar] }));
  const { result } = renderWithApi(() => ({ create: useDriverCreation(), list: optionsOf('') }), {});
  await waitFor(() => expect(result.current.list.isLoading).toBe(false));
  await act(async () => {
    await result.current.create({
      ...omar,
      company_id: '1001',
      status: 'Active',
      password_driver: 'a password',
      salary: 0,
      commission_driver: 0,
      commission_return: 0,
      city_driver: 'عمان',
      email_driver: 'omar@example.com',
      money_driver: 0,
      money_orders: 0,
      total_delivery_money: 0,
    });
  });
  await waitFor(() => expect(result.current.list.options).toHaveLength(1));
});
