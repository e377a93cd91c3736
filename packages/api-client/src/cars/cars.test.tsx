import { useList, useRowRestoration } from '@tawseel/api-client';
import { act, waitFor } from '@testing-library/react';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { car } from './cars.ts';

const api = fakeApi();

test('a restored car returns to the list', async () => {
  api.on('/DC/RestoreCars/*', json({ success: true }));
  api.on(
    '/DC/DisplayCars',
    json({ success: true, date: [] }),
    json({ success: true, date: [{ car_id: '12-34/5' }] }),
  );
  const { result } = renderWithApi(() => ({ restore: useRowRestoration(car), list: useList(car, {}) }), {});
  await waitFor(() => expect(result.current.list.isLoading).toBe(false));
  await act(async () => {
    await result.current.restore?.({ car_id: '12-34/5' });
  });
  await waitFor(() => expect(result.current.list.rows).toEqual([{ car_id: '12-34/5' }]));
  expect(api.received.find(({ path }) => path.includes('Restore'))).toMatchObject({
    method: 'POST',
    path: '/DC/RestoreCars/12-34%2F5',
    body: {},
  });
});
