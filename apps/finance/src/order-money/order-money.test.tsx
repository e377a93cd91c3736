import { fakeApi, json, listAnswer } from '@tawseel/api-client/testing';
import { order as description } from '@tawseel/api-client/orders';
import { readRow } from '@tawseel/api-client';
import { screen } from '@testing-library/react';
import { renderFinance } from '../testing/render-finance.tsx';
import { OrderMoney } from './order-money.tsx';

const api = fakeApi();
const order = readRow(description, { merchant_order_id: 'O-1', merchant_id: 'M-1', status: 'Delivered' });
const line = {
  posting_id: 1,
  journal_id: 7,
  kind: 'delivered',
  account: 'merchant_payable',
  amount: -23.5,
  happened_at: '2026-11-27T16:15:00+03:00',
  person: 'Samer',
};

async function open(money: object, language: 'en' | 'ar' = 'en') {
  api.on('/DC/DisplayJournal', listAnswer('data', line));
  api.on('/DC/DisplayOrdersMoney', json({ success: true, data: { ended: 1, ...money } }));
  renderFinance(<OrderMoney order={order} />, { path: '/', language });
  const terms = await screen.findAllByRole('term');
  const values = screen.getAllByRole('definition');
  return terms.map(({ textContent }, at) => `${textContent}: ${values[at]?.textContent}`);
}

const delivered = {
  merchant_balance: 23.5,
  driver_order_money: 25.5,
  driver_commission: 0.75,
  clearing: 0,
  fees: 2,
  holder: 'driver',
  holder_name: 'Omar',
};

test('the money of an order says who gained what, without signs of the books', async () => {
  expect(await open(delivered)).toEqual([
    'Collected: 25.50\u00A0JD',
    'Merchant: 23.50\u00A0JD',
    'Us: 2.00\u00A0JD',
    "Driver's commission: 0.75\u00A0JD",
    'Who holds it now: The driver \u2068Omar\u2069',
  ]);
  expect(screen.queryByText(/-23\.50/)).not.toBeInTheDocument();
});

test('a return says what the merchant pays', async () => {
  const returned = {
    ...delivered,
    merchant_balance: -1.25,
    driver_order_money: 0,
    fees: 1.25,
    holder: 'nobody',
  };
  expect(await open(returned, 'ar')).toEqual([
    'المبلغ المحصَّل: 0.00\u00A0د.أ',
    'على التاجر: 1.25\u00A0د.أ',
    'لنا: 1.25\u00A0د.أ',
    'عمولة السائق: 0.75\u00A0د.أ',
    'المبلغ الآن: لم يُحصَّل شيء',
  ]);
});
