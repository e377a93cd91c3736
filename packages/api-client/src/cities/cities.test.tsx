import { useList, useRowRestoration } from '@tawseel/api-client';
import { act, waitFor } from '@testing-library/react';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { city } from './cities.ts';

const api = fakeApi();

test('a restored city returns to the list', async () => {
  api.on('/DC/RestoreCitys/*', json({ success: true }));
  api.on(
    '/DC/DisplayCitys',
    json({ success: true, date: [] }),
    json({ success: true, date: [{ country: 'الأردن', city: 'A/B' }] }),
  );
  const { result } = renderWithApi(() => ({ restore: useRowRestoration(city), list: useList(city, {}) }), {});
  await waitFor(() => expect(result.current.list.isLoading).toBe(false));
  await act(async () => {
    await result.current.restore?.({ country: 'الأردن', city: 'A/B' });
  });
  await waitFor(() => expect(result.current.list.rows).toEqual([{ country: 'الأردن', city: 'A/B' }]));
  expect(api.received.find(({ path }) => path.includes('Restore'))).toMatchObject({
    method: 'POST',
    path: `/DC/RestoreCitys/A%2FB/${encodeURIComponent('الأردن')}`,
    body: {},
  });
});
