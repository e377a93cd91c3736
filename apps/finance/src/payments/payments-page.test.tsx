import type { Payment } from '@tawseel/api-client/payments';
import { fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { company } from '../testing/company.ts';
import { renderFinance } from '../testing/render-finance.tsx';
import { PaymentsPage } from './payments-page.tsx';

const api = fakeApi();
const list = '/DC/DisplayPaymentMonthSub';
const october: Payment = {
  payment_id: 'P-09',
  payment_date: '2026-10-22T08:00:00+03:00',
  payment_amount_month: 45,
  remaining_payment: 135.5,
  all_value_service_money: 540,
};
const failure = refusal(500, 'internal', 'It broke.');

beforeEach(() => {
  api.on('/DC/DisplayInfoCompany', failure);
});

test('each payment has a card', async () => {
  api.on(list, listAnswer('data', october));
  renderFinance(<PaymentsPage />);
  const card = within(await screen.findByRole('region', { name: '2026-10-22' }));
  expect(card.getByText('Monthly amount paid').nextSibling).toHaveTextContent('45.00 JD');
  expect(card.getByText('Remaining payment').nextSibling).toHaveTextContent('135.50 JD');
  expect(card.getByText('Total service value').nextSibling).toHaveTextContent('540.00 JD');
  expect(api.received.find(({ path }) => path === list)?.body).toEqual({ limit: 25 });
  await expectAccessible();
});

test('the day filter narrows the list and is kept in the URL', async () => {
  api.on(list, listAnswer('data', october), listAnswer('data'));
  const { user, router } = renderFinance(<PaymentsPage />);
  await screen.findByRole('region', { name: '2026-10-22' });
  await user.type(screen.getByLabelText('Date'), '2026-10-23');
  expect(await screen.findByText('No payments found for this date.')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?payment_date=2026-10-23'));
  expect(api.received.at(-1)?.body).toEqual({
    limit: 25,
    filter: { payment_date: { from: '2026-10-23', to: '2026-10-23' } },
  });
});

test('the day filter works on the whole list of a bare server', async () => {
  api.on(
    list,
    json({
      success: true,
      data: [october, { ...october, payment_id: 'P-08', payment_date: '2026-09-22T23:59:00+03:00' }],
    }),
  );
  renderFinance(<PaymentsPage />, { path: '/PaymentCardsMonth?payment_date=2026-09-22', isBare: true });
  expect(await screen.findByRole('region', { name: '2026-09-22' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '2026-10-22' })).not.toBeInTheDocument();
});

test('the progress shows the paid and remaining amounts', async () => {
  api.on(list, listAnswer('data', october));
  api.on('/DC/DisplayInfoCompany', json({ success: true, data: [company] }));
  renderFinance(<PaymentsPage />);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Paid and remaining' })).toHaveTextContent(
      /Paid so far 405\.00.JDRemaining payment 135\.00.JD/,
    ),
  );
});

test('amounts that are texts are counted, and missing or unknown ones are shown without a calculation', async () => {
  api.on(list, json({ data: [{ payment_id: 4, payment_date: null, payment_amount_month: '45' }] }));
  api.on(
    '/DC/DisplayInfoCompany',
    json({ data: { payment: '300', subscription_value_money: '100' } }),
    json({ data: { payment: 'a lot' } }),
  );
  const progress = () => screen.getByRole('region', { name: 'Paid and remaining' });
  const { unmount } = renderFinance(<PaymentsPage />, { isBare: true });
  expect(within(await screen.findByRole('region', { name: '—' })).getAllByText('—')).toHaveLength(3);
  await waitFor(() => expect(progress()).toHaveTextContent(/300\.00.*100\.00/));
  expect(document.head).toHaveTextContent('inline-size:75%');
  unmount();
  renderFinance(<PaymentsPage />, { isBare: true });
  await waitFor(() => expect(progress()).toHaveTextContent('Paid so far a lotRemaining payment 0.00'));
  expect(document.head).not.toHaveTextContent('NaN');
});

test('a failed list shows the error and Retry', async () => {
  api.on(list, failure, listAnswer('data', october));
  const { user } = renderFinance(<PaymentsPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('It broke.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: '2026-10-22' })).toBeInTheDocument();
});

test('a list without payments shows its text', async () => {
  api.on(list, listAnswer('data'));
  renderFinance(<PaymentsPage />, { language: 'ar' });
  expect(await screen.findByText('لا توجد بيانات.')).toBeInTheDocument();
});
