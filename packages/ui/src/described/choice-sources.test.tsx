import { ApiProvider, useRowCreation, type ApiClientOptions } from '@tawseel/api-client';
import { driver } from '@tawseel/api-client/schemas';
import { fakeApi, json, testClient } from '@tawseel/api-client/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ChoiceSourceProps } from '../combobox/combobox.types.ts';
import { choiceSources } from './choice-sources.ts';

const api = fakeApi();
const path = '/DC/DisplayDrivers';
const omar = { driver_id: 'D-1', name_driver: 'Omar', phone_driver: '0790000001', status: 'Active' };
const zaid = { driver_id: 'D-2', name_driver: 'زيد', phone_driver: '0790000002', status: 'InActive' };

const bodies = () => api.received.map(({ body }) => body);

type Wanted = Partial<Pick<ChoiceSourceProps, 'search' | 'value'>>;

/** Renders the source of drivers; `now` returns what it last gave, `want` asks it for something else. */
function open(wanted: Wanted, options?: Partial<ApiClientOptions>, beside: ReactNode = null) {
  let now: Parameters<ChoiceSourceProps['children']> | undefined;
  const client = testClient(options);
  const page = ({ search, value = '' }: Wanted) => (
    <ApiProvider client={client}>
      <choiceSources.drivers search={search} value={value}>
        {(...given) => {
          now = given;
          return null;
        }}
      </choiceSources.drivers>
      {beside}
    </ApiProvider>
  );
  const { rerender } = render(page(wanted));
  const values = () => now?.[0].options.map(({ value }) => value);
  return {
    list: () => now?.[0],
    chosen: () => now?.[1],
    values,
    want: (next: Wanted) => rerender(page(next)),
  };
}

test('drivers are searched on the server by id, name and phone, active ones first, in small pages', async () => {
  api.on(
    path,
    json({ success: true, date: [omar], next: 'c1', total: 2 }),
    json({ success: true, date: [zaid], next: null }),
  );
  const { list, values } = open({ search: '0790' });
  await waitFor(() => expect(values()).toEqual(['D-1']));
  act(() => list()?.loadMore());
  await waitFor(() => expect(values()).toEqual(['D-1', 'D-2']));
  expect(list()?.options).toEqual([
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
  open({});
  await Promise.resolve();
  expect(api.received).toEqual([]);
});

test('a search that is overtaken by the next one is aborted', async () => {
  api.on(
    path,
    () => new Promise<Response>(() => undefined),
    json({ success: true, date: [zaid], next: null }),
  );
  const { values, want } = open({ search: 'om' });
  await waitFor(() => expect(api.received).toHaveLength(1));
  want({ search: 'za' });
  await waitFor(() => expect(values()).toEqual(['D-2']));
  expect(api.received[0]?.signal.aborted).toBe(true);
});

test('the name of a value is requested alone; a value that no row has is reported as such', async () => {
  api.on(
    path,
    json({ success: true, date: [omar], next: null }),
    json({ success: true, date: [], next: null }),
  );
  const { chosen, want } = open({ value: 'd-1' });
  await waitFor(() => expect(chosen()).toMatchObject({ label: 'Omar (D-1)' }));
  expect(bodies()).toEqual([{ limit: 1, filter: { driver_id: 'd-1' } }]);
  want({ value: 'D-9' });
  await waitFor(() => expect(chosen()).toBeNull());
});

test('a server of the contract alone is asked for its whole list once, which is searched in the browser', async () => {
  api.on(path, json({ success: true, date: [zaid, omar] }));
  const { values, want } = open({ search: '' }, { readCapabilities: () => [] });
  await waitFor(() => expect(values()).toEqual(['D-1', 'D-2']));
  want({ search: 'زيد' });
  await waitFor(() => expect(values()).toEqual(['D-2']));
  expect(bodies()).toEqual([{}]);
});

function Creation() {
  const create = useRowCreation(driver);
  const values = {
    ...omar,
    company_id: '1001',
    status: 'Active' as const,
    password_driver: 'a password',
    salary: 0,
    commission_driver: 0,
    commission_return: 0,
    city_driver: 'عمان',
    email_driver: 'omar@example.com',
    money_driver: 0,
    money_orders: 0,
    total_delivery_money: 0,
  };
  return (
    <button type="button" onClick={() => void create?.(values)}>
      create
    </button>
  );
}

test('choices include a row that was just created', async () => {
  api.on('/DC/CreateDrivers', json({ success: true }));
  api.on(path, json({ success: true, date: [] }), json({ success: true, date: [omar] }));
  const { list, values } = open({ search: '' }, {}, <Creation />);
  await waitFor(() => expect(list()?.isLoading).toBe(false));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(values()).toEqual(['D-1']));
});
