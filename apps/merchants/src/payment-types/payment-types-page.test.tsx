import { done, fakeApi, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { PaymentTypesPage } from './payment-types-page.tsx';

const api = fakeApi();
const cash = { wording: 'كاش', collector: 'Driver', created_at: '2026-01-02T08:00:00+03:00' };
const unknown = { wording: 'Talabat Pay', collector: 'Undecided', created_at: '2026-11-20T08:00:00+03:00' };

const tokenOf = (role: string) => `head.${btoa(JSON.stringify({ role }))}.signature`;

async function open(options: Partial<Parameters<typeof renderMerchants>[1]> = {}) {
  api.on('/DC/DisplayPaymentTypes', listAnswer('data', unknown, cash));
  const page = renderMerchants(<PaymentTypesPage />, { path: '/payment-types', ...options });
  await screen.findByRole('row', { name: /Talabat Pay/ });
  return page;
}
const sent = (path: string) => api.received.filter((call) => call.path === path).map(({ body }) => body);

test.each([
  ['en', ['Wording', 'Who collects', 'Added', 'Actions'], 'Not decided'],
  ['ar', ['العبارة', 'من يحصّل المبلغ', 'تاريخ الإضافة', 'الإجراءات'], 'لم يُحدَّد'],
] as const)('the list marks what is not decided in the language %s', async (language, headers, mark) => {
  await open({ language });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(headers);
  const tag = within(screen.getByRole('row', { name: /Talabat Pay/ })).getByText(mark);
  expect(tag).toHaveAttribute('data-tone', 'attention');
  await expectAccessible();
});

test('a wording is decided, and a refused one keeps what was typed', async () => {
  const { user } = await open();
  api.on('/DC/UpdatePaymentTypes', done);
  await user.click(
    within(screen.getByRole('row', { name: /Talabat Pay/ })).getByRole('button', { name: 'Edit' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: /^Who collects for Talabat Pay/ }));
  const choices = within(dialog.getByLabelText('Who collects')).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['The driver', 'The company', 'Nobody, paid in advance']),
  );
  await user.selectOptions(dialog.getByLabelText('Who collects'), 'The driver');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Payment type updated successfully!')).toBeInTheDocument();
  expect(sent('/DC/UpdatePaymentTypes')).toEqual([
    {
      wording: 'Talabat Pay',
      collector: 'Driver',
      changed_fields: ['collector'],
      expected_fields: { collector: 'Undecided' },
    },
  ]);

  api.on(
    '/DC/CreatePaymentTypes',
    refusal(409, 'duplicate', 'There is a payment type كاش already. Change that one.'),
    done,
  );
  await user.click(screen.getByRole('button', { name: 'Add a payment type' }));
  const creation = within(await screen.findByRole('dialog', { name: 'Add a payment type' }));
  await user.type(creation.getByLabelText('Wording'), 'كـاش');
  await user.selectOptions(creation.getByLabelText('Who collects'), 'The company');
  await user.click(creation.getByRole('button', { name: 'Save' }));
  expect(await creation.findByText(/There is a payment type/)).toBeInTheDocument();
  expect(creation.getByLabelText('Wording')).toHaveValue('كـاش');
});

test('a person without the right sees the list alone', async () => {
  await open({ client: { readToken: () => tokenOf('DataEntry') } });
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a payment type' })).not.toBeInTheDocument();
});
