import { ApiProvider, useWholeList } from '@tawseel/api-client';
import { cashPosition, useMoneyMove } from '@tawseel/api-client/books';
import { done, fakeApi, listAnswer, testClient } from '@tawseel/api-client/testing';
import type { Language } from '@tawseel/i18n';
import { renderPage } from '@tawseel/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { words as ar } from '../words/books-ar.ts';
import { words as en } from '../words/books-en.ts';
import { MoveDialog } from './move-dialog.tsx';

const api = fakeApi();

/** The dialog over the cash of the fake API. */
function Move() {
  const cash = useWholeList(cashPosition);
  const move = useMoneyMove();
  return move && !cash.isLoading ? <MoveDialog cash={cash} move={move} onClose={() => {}} /> : null;
}

async function open(language: Language = 'en') {
  api.on(
    '/DC/DisplayCash',
    listAnswer('data', { account: 'cash_box', type: 'asset', balance: 20, holders: 1 }),
  );
  api.on('/DC/MoveMoney', done);
  const client = testClient({ language });
  const { user } = renderPage(<Move />, {
    language,
    namespaces: { books: language === 'ar' ? ar : en },
    wrap: (inner) => <ApiProvider client={client}>{inner}</ApiProvider>,
  });
  return {
    user,
    amount: await screen.findByRole('textbox', { name: language === 'ar' ? 'المبلغ' : 'Amount' }),
  };
}

test('an amount above the balance shows a warning, and is sent all the same', async () => {
  const { user, amount } = await open();
  await user.type(amount, '20');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await user.clear(amount);
  await user.type(amount, '999999');
  expect(await screen.findByRole('status')).toHaveTextContent(
    'The amount is more than the balance (Cash box). Check it before you move it.',
  );
  await user.click(screen.getByRole('button', { name: 'Move money' }));
  await waitFor(() =>
    expect(api.received.find(({ path }) => path === '/DC/MoveMoney')?.body).toMatchObject({
      amount: 999_999,
    }),
  );
});

test('an amount that is not a number leaves both balances as they are', async () => {
  const { user, amount } = await open();
  const balances = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  const before = balances();
  expect(before).toEqual([expect.stringMatching(/^20\.00\sJD$/), expect.any(String)]);
  await user.type(amount, 'abc');
  expect(balances()).toEqual(before);
});

test('the warning names the account in Arabic', async () => {
  const { user, amount } = await open('ar');
  await user.type(amount, '21');
  expect(await screen.findByRole('status')).toHaveTextContent(
    'المبلغ أكبر من الرصيد (الصندوق). تحقّق منه قبل نقله.',
  );
});
