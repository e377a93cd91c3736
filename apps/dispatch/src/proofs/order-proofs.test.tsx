import { readRow } from '@tawseel/api-client';
import { order as orders } from '@tawseel/api-client/orders';
import { fakeApi, json, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderDispatch } from '../testing/render-dispatch.tsx';
import { photo, signature } from '../testing/report-samples.ts';
import { order } from '../testing/samples.ts';
import { OrderProofs } from './order-proofs.tsx';

const api = fakeApi();
const path = '/DC/DisplayProofs';
const row = readRow(orders, order);
const open = (language: 'en' | 'ar' = 'en') =>
  renderDispatch(<OrderProofs order={row} />, { path: '/orders', language });

test.each([
  ['en', /^Photo · Delivered/, /^Signature/, 'Close'],
  ['ar', /^صورة · تم التوصيل/, /^توقيع/, 'إغلاق'],
] as const)(
  'photos and signatures of an order open large in one language: %s',
  async (language, first, second, close) => {
    api.on(path, json({ success: true, data: [photo, signature] }));
    const { user } = open(language);
    await user.click(await screen.findByRole('button', { name: first }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.querySelector('img')).toHaveAttribute('src', photo.image);
    expect(dialog).toHaveTextContent('O-2');
    await expectAccessible();
    await user.click(within(dialog).getAllByRole('button', { name: close })[1] ?? dialog);
    expect(screen.getByRole('button', { name: second })).toBeInTheDocument();
    expect(api.received[0]?.body).toEqual({ orders: [{ merchant_order_id: 'O-1', merchant_id: 'M-1' }] });
  },
);

test('an order without photos has a dash', async () => {
  api.on(path, json({ success: true, data: [] }));
  open();
  expect(await screen.findByText('—')).toBeInTheDocument();
});

test('photos that cannot be read can be requested again', async () => {
  api.on(path, refusal(400, 'invalid', 'Not now.'), json({ success: true, data: [photo] }));
  const { user } = open();
  await screen.findByText(/Not now/);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: /^Photo/ })).toBeInTheDocument();
});
