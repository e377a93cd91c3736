import { ApiProvider, useWholeList } from '@tawseel/api-client';
import { openingBalance, useCashCount, useOpeningPosting } from '@tawseel/api-client/books';
import { done, fakeApi, json, listAnswer, testClient } from '@tawseel/api-client/testing';
import { expectAccessible, renderPage } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { words as en } from '../words/books-en.ts';
import { CountDialog } from './count-dialog.tsx';
import { OpeningDialog } from './opening-dialog.tsx';

const api = fakeApi();
const sent = (path: string) => api.received.filter((call) => call.path === path).map(({ body }) => body);

function render(page: ReactNode, role: 'Owner' | 'Cashier' = 'Owner') {
  const claims = { company_id: '1001', admin_id: '1001-7', name_company: 'Petra Express', role };
  const client = testClient({ readToken: () => `h.${btoa(JSON.stringify(claims))}.s` });
  return renderPage(page, {
    namespaces: { books: en },
    wrap: (inner) => <ApiProvider client={client}>{inner}</ApiProvider>,
  });
}

const opened = { account: 'cash_box', holder_id: '', holder_name: '', amount: 500, reason: '' };

function Opening() {
  const { rows, isLoading } = useWholeList(openingBalance);
  const post = useOpeningPosting();
  return post && !isLoading ? <OpeningDialog rows={rows} post={post} onClose={() => {}} /> : null;
}

describe('the dialog of opening money', () => {
  test('sets the cash of the box from what has been entered so far', async () => {
    api.on('/DC/DisplayOpening', listAnswer('data', opened));
    api.on('/DC/PostOpening', done);
    const { user } = render(<Opening />);
    const amount = await screen.findByRole('textbox', { name: 'In the cash box' });
    expect(amount).toHaveValue('500');
    await expectAccessible();
    await user.clear(amount);
    await user.type(amount, '450.5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The opening money was saved.')).toBeInTheDocument();
    expect(sent('/DC/PostOpening')).toEqual([
      { lines: [{ account: 'cash_box', amount: 450.5, expected: 500 }], reason: '' },
    ]);
  });

  test('asks for a reason beside the form once the server does, and keeps what was typed', async () => {
    api.on('/DC/DisplayOpening', listAnswer('data', opened));
    const closed = {
      success: false,
      code: 'invalid',
      message: 'Enter a reason.',
      fields: { reason: 'Required' },
    };
    api.on('/DC/PostOpening', json(closed, 400), done);
    const { user } = render(<Opening />);
    await user.clear(await screen.findByRole('textbox', { name: 'In the cash box' }));
    await user.type(screen.getByRole('textbox', { name: 'In the cash box' }), '400');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Counted twice');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The opening money was saved.')).toBeInTheDocument();
    expect(sent('/DC/PostOpening').at(-1)).toEqual({
      lines: [{ account: 'cash_box', amount: 400, expected: 500 }],
      reason: 'Counted twice',
    });
  });
});

function Count() {
  const count = useCashCount();
  return count ? <CountDialog expected={-120} count={count} onClose={() => {}} /> : null;
}

const missing = json({ success: false, code: 'opening_missing', message: 'This is the first count.' }, 409);

async function countFirst(role: 'Owner' | 'Cashier') {
  api.on('/DC/CountCashBox', missing, done);
  const { user } = render(<Count />, role);
  await user.type(screen.getByRole('textbox', { name: 'Counted' }), '500');
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  await user.click(await screen.findByRole('button', { name: 'Post count' }));
  return user;
}

describe('a first count', () => {
  test('asks where the money comes from, and says that it is opening money', async () => {
    const user = await countFirst('Owner');
    const question = within(await screen.findByRole('alertdialog', { name: 'Is this the opening money?' }));
    expect(question.getByText(/620\.00/)).toBeInTheDocument();
    await expectAccessible();
    await user.click(question.getByRole('button', { name: 'Post count' }));
    expect(await screen.findByText('The cash box is as counted.')).toBeInTheDocument();
    expect(sent('/DC/CountCashBox')).toEqual([
      { counted: 500, expected: -120 },
      { counted: 500, expected: -120, difference: 'opening' },
    ]);
  });

  test('of a person who may not enter opening money shows whom to ask', async () => {
    await countFirst('Cashier');
    expect(await screen.findByText('This is the first count.')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
