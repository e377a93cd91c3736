import { useList, useRowRestoration } from '@tawseel/api-client';
import { act, waitFor } from '@testing-library/react';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { merchant } from './merchants.ts';

const api = fakeApi();

test('a restored merchant returns to the list', async () => {
  api.on('/DC/RestoreMerchants/*', json({ success: true }));
  api.on(
    '/DC/DisplayMerchants',
    json({ success: true, data: [] }),
    json({ success: true, data: [{ merchant_id: 'M 1' }] }),
  );
  const { result } = renderWithApi(
    () => ({ restore: useRowRestoration(merchant), list: useList(merchant, {}) }),
    {},
  );
  await waitFor(() => expect(result.current.list.isLoading).toBe(false));
  await act(async () => {
    await result.current.restore?.({ merchant_id: 'M 1' });
  });
  await waitFor(() => expect(result.current.list.rows).toEqual([{ merchant_id: 'M 1' }]));
  expect(api.received.find(({ path }) => path.includes('Restore'))).toMatchObject({
    method: 'POST',
    path: '/DC/RestoreMerchants/M%201',
    body: {},
  });
});
