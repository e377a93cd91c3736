import type { Profit } from '@tawseel/api-client/profits';
import { broken, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderFinance } from '../testing/render-finance.tsx';
import { ProfitsPage } from './profits-page.tsx';

const api = fakeApi();
const list = '/DC/DisplayProfits';
const delivered: Profit = {
  merchant_order_id: 'O-1',
  merchant_id: 'M-7',
  total_price: 20.125,
  delivery_price: 2.5,
  merchant_profit: 17.625,
  order_status: 'Delivered',
  profit_date: '2026-11-20T23:59:59+03:00',
};
const returned: Profit = {
  ...delivered,
  merchant_order_id: 'O-2',
  delivery_price: 1.25,
  merchant_profit: -1.25,
  order_status: 'Returned',
};

test("each row shows the earnings of company and merchant, on the company's day", async () => {
  api.on(list, listAnswer('data', delivered, returned));
  renderFinance(<ProfitsPage />);
  const row = within(await screen.findByRole('row', { name: /O-1/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'M-7',
    '20.125',
    '2.50',
    '17.625',
    'Delivered',
    '2026-11-20',
  ]);
  expect(within(screen.getByRole('row', { name: /O-2/ })).getByText('-1.25')).toBeInTheDocument();
  expect(api.received.map(({ body }) => body)).toEqual([{ limit: 25 }]);
  await expectAccessible();
});

test('search, status and sort are sent to the server', async () => {
  api.on(list, listAnswer('data', delivered));
  const { user } = renderFinance(<ProfitsPage />);
  await screen.findByRole('row', { name: /O-1/ });
  await user.type(screen.getByRole('searchbox', { name: 'Search profits' }), 'M-7');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter: Status' }), 'Returned');
  await user.click(screen.getByRole('button', { name: 'Company profit' }));
  await waitFor(() =>
    expect(api.received.at(-1)?.body).toEqual({
      limit: 25,
      search: 'M-7',
      total: false,
      sort: 'delivery_price',
      filter: { order_status: 'Returned' },
    }),
  );
});

test('an empty list and an empty search result show different texts', async () => {
  api.on(list, listAnswer('data'));
  const { user } = renderFinance(<ProfitsPage />, { path: '/profits-list?search=x' });
  expect(await screen.findByText('No Profits found.')).toBeInTheDocument();
  const section = within(screen.getByRole('region', { name: 'Profits' }));
  await user.click(section.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText(/Profit is recorded when/)).toBeInTheDocument();
});

test('a failed list shows the error in red and retries', async () => {
  api.on(list, refusal(500, 'internal', 'It broke.'), listAnswer('data', delivered));
  const { user } = renderFinance(<ProfitsPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('It broke.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('row', { name: /O-1/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('total earnings by month', () => {
  const months = '/DC/DisplayTotalProfits';
  const open = async () => {
    api.on(list, listAnswer('data', delivered));
    const { user } = renderFinance(<ProfitsPage />);
    await user.click(screen.getByRole('button', { name: 'Total Earnings by Month' }));
    return { user, dialog: within(screen.getByRole('dialog', { name: 'Total Earnings by Month' })) };
  };

  test('shows the totals of the company and its merchants', async () => {
    api.on(
      months,
      json({
        success: true,
        date: [
          {
            month: '2026-11-01',
            total_price_orders: 12835.5,
            company_profits_orders: 539.75,
            merchant_profits_orders: 10975.25,
          },
        ],
      }),
    );
    const { user, dialog } = await open();
    expect(await dialog.findByRole('row', { name: /November 2026/ })).toHaveTextContent(
      'November 202612,835.50539.7510,975.25',
    );
    await expectAccessible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('separates returned orders, so that the profits add up to the price of delivered ones', async () => {
    api.on(
      months,
      json({
        success: true,
        date: [
          {
            month: '2026-11-01',
            total_price_orders: 60,
            company_profits_orders: 3.75,
            merchant_profits_orders: 36.25,
            delivered_price_orders: 40,
            returned_price_orders: 20,
          },
        ],
      }),
    );
    const { dialog } = await open();
    const row = await dialog.findByRole('row', { name: /November 2026/ });
    expect(row).toHaveTextContent('November 202640.003.7536.2520.00');
    expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Month',
      'Price of delivered orders',
      'Company profit',
      'Merchant profit',
      'Price of returned orders',
    ]);
    await expectAccessible();
  });

  test('an empty list shows its text', async () => {
    api.on(months, json({ success: true, date: [] }));
    const { dialog } = await open();
    expect(await dialog.findByText('No summary data.')).toBeInTheDocument();
  });

  test('a network failure shows an error', async () => {
    api.on(months, broken());
    const { dialog } = await open();
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});
