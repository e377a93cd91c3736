import { fakeApi, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderFeatureName } from '../testing/render-feature-name.tsx';
import { order } from '../testing/samples.ts';
import { words as ar } from '../words/ar.ts';
import { words as en } from '../words/en.ts';
import { FeatureNamePage } from './feature-name-page.tsx';

const api = fakeApi();
const list = '/DC/DisplayOrders';

const open = (language: 'en' | 'ar' = 'en') =>
  renderFeatureName(<FeatureNamePage />, { path: '/feature-name', language });

test('list shows orders with customer and delivery date', async () => {
  api.on(list, listAnswer('date', order, { ...order, merchant_order_id: 'O-2' }));
  open();
  expect(await screen.findByText('O-1')).toBeInTheDocument();
  expect(screen.getByText('2 results')).toBeInTheDocument();
  const [, first] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('O-1Salma Haddad0780000000Amman20.50');
  await expectAccessible();
});

test('an empty list shows the empty text', async () => {
  api.on(list, listAnswer('date'));
  open();
  expect(await screen.findByText(en.empty)).toBeInTheDocument();
});

test('a failed list shows the message of the server and can be retried', async () => {
  api.on(list, refusal(400, 'invalid', 'Not now.'), listAnswer('date', order));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('O-1')).toBeInTheDocument();
});

test('a search is sent to the server', async () => {
  api.on(list, listAnswer('date', order));
  const { user } = open();
  await screen.findByText('O-1');
  await user.type(screen.getByRole('searchbox', { name: en.search }), 'Salma');
  await waitFor(() => expect(api.received.at(-1)?.body).toMatchObject({ search: 'Salma' }));
});

test.each([
  ['en', en],
  ['ar', ar],
] as const)('page has its translations: %s', async (language, words) => {
  api.on(list, listAnswer('date', order));
  open(language);
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeInTheDocument();
  expect(
    await screen.findByRole('columnheader', { name: words.order.fields.phone_customer }),
  ).toBeInTheDocument();
});
