import type { Order } from '@tawseel/api-client/orders';
import { fakeApi, json } from '@tawseel/api-client/testing';
import { waitFor } from '@testing-library/react';
import { renderFinance } from '../testing/render-finance.tsx';
import { DeliveryPrice, MerchantProfit } from './order-profit.tsx';

const api = fakeApi();
const order: Order = JSON.parse('{ "merchant_order_id": "7", "merchant_id": "M-1" }');

test.each([
  ['an amount', { merchant_profit: '3.5', delivery_price: 2 }, '3.50 JD2.00 JD'],
  ['unknown and missing amounts', { merchant_profit: 'a lot', delivery_price: null }, 'a lot—'],
])('%s of an order is shown', async (_, amounts, shown) => {
  const rows = [{ merchant_order_id: 8 }, { merchant_order_id: 7, merchant_id: 'M-1', ...amounts }];
  api.on('/DC/DisplayProfits', json({ success: true, data: rows }));
  const { container } = renderFinance(
    <>
      <MerchantProfit order={order} />
      <DeliveryPrice order={order} />
    </>,
    { isBare: true },
  );
  await waitFor(() => expect(container).toHaveTextContent(shown));
  expect(api.received.map(({ body }) => body)).toEqual([{}]);
});

test('an order without a profit has a dash', async () => {
  api.on('/DC/DisplayProfits', json({ success: true, data: null }));
  const { container } = renderFinance(<MerchantProfit order={order} />, { isBare: true });
  await waitFor(() => expect(container).toHaveTextContent('—'));
});
