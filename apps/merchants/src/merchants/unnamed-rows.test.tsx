import { fakeApi, json, listAnswer } from '@tawseel/api-client/testing';
import { Sentence } from '@tawseel/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { FoundOrders } from '../palette/found-orders.tsx';
import { MerchantsMoneyPage } from '../merchants-money/merchants-money-page.tsx';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { laila, order } from '../testing/samples.ts';
import { FoundMerchants } from '../palette/found-merchants.tsx';
import { MerchantsPage } from './merchants-page.tsx';

// Rows of a server that knows the contract alone may lack every value but the id.
const api = fakeApi();
const list = '/DC/DisplayMerchants';
const client = { readCapabilities: () => [] };
const unnamed = { ...laila, full_name: null, shop_name: null };

beforeEach(() => api.on(list, json({ data: [unnamed] })));

const openPage = () => renderMerchants(<MerchantsPage />, { path: '/merchants', client });

test('the details of a merchant without a name have its id as their title', async () => {
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'View' }));
  expect(screen.getByRole('dialog', { name: 'M-1' })).toBeInTheDocument();
});

test('a deletion promises a history only if the server can restore the merchant', async () => {
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = screen.getByText(/^Are you sure you want to delete this merchant\?/);
  expect(question).not.toHaveTextContent('history');
});

test('the page of balances promises a ledger only if the server keeps one', async () => {
  renderMerchants(<MerchantsMoneyPage />, { path: '/MoneyMerchants', client });
  expect(await screen.findByText('What the company owes its merchants.')).toBeInTheDocument();
});

test('the palette shows the id of a merchant without a name, and leaves out what an order lacks', async () => {
  api.on('/DC/DisplayOrders', listAnswer('date', { ...order, name_customer: null }));
  const show = (rows: readonly { key: string; title: string }[]) => (
    <ul>
      {rows.map(({ key, title }) => (
        <li key={key}>
          <Sentence text={title} />
        </li>
      ))}
    </ul>
  );
  renderMerchants(
    <>
      <FoundMerchants search="M-1" show={show} />
      <FoundOrders search="O-1" show={show} />
    </>,
    { path: '/home', client },
  );
  expect(await screen.findByText('M-1')).toBeInTheDocument();
  expect(await screen.findByText('O-1')).toBeInTheDocument();
  expect(within(document.body).queryByText(/null/)).toBeNull();
});

test('the palette isolates shop, merchant, order and customer from each other', async () => {
  const titles: string[] = [];
  const show = (rows: readonly { title: string }[]) => {
    titles.push(...rows.map(({ title }) => title));
    return <p>{titles.length}</p>;
  };
  api.on(list, json({ data: [{ ...laila, full_name: 'Laila', shop_name: '\u202EShop' }] }));
  api.on('/DC/DisplayOrders', listAnswer('date', { ...order, name_customer: 'Salma' }));
  renderMerchants(
    <>
      <FoundMerchants search="M-1" show={show} />
      <FoundOrders search="O-1" show={show} />
    </>,
    { path: '/home', client },
  );
  await waitFor(() =>
    expect(titles).toEqual(
      expect.arrayContaining([
        '\u2068\u202EShop\u2069 · \u2068Laila\u2069',
        `\u2068${order.merchant_order_id}\u2069 · \u2068Salma\u2069`,
      ]),
    ),
  );
});
