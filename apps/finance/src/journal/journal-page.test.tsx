import type { JournalLine } from '@tawseel/api-client/books';
import { fakeApi, json, listAnswer } from '@tawseel/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { company } from '../testing/company.ts';
import { renderFinance } from '../testing/render-finance.tsx';
import { JournalPage } from './journal-page.tsx';

const api = fakeApi();
const printed: (string | null | undefined)[] = [];
let fontsCame: () => void;

const debit: JournalLine = {
  posting_id: 2,
  journal_id: 1,
  happened_at: '2026-11-20T12:00:00+03:00',
  kind: 'move',
  account: 'bank',
  holder_id: '',
  holder_name: '',
  amount: 20.5,
  balance: 20.5,
  reference: '',
  merchant_id: '',
  reason: 'Deposit',
  reverses: '',
  admin_id: '1001-1',
  person: 'Rana',
  request_id: '',
};
const credit: JournalLine = { ...debit, posting_id: 1, account: 'cash_box', amount: -20.5, balance: 0 };

beforeEach(() => {
  printed.length = 0;
  window.print = () => void printed.push(document.querySelector('section:has(> h1)')?.textContent);
  const ready = new Promise<void>((resolve) => {
    fontsCame = resolve;
  });
  Object.assign(document, { fonts: { ready } });
  api.on('/DC/DisplayJournal', listAnswer('data', debit, credit));
});

test('the journal is printed once, though the page renders again while its fonts load', async () => {
  api.on('/DC/DisplayInfoCompany', json({ success: true, data: [company] }));
  const { user } = renderFinance(<JournalPage />);
  await screen.findAllByRole('row', { name: /Deposit/ });
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await screen.findByText('Petra Express');
  await user.type(screen.getByRole('searchbox'), 'D');
  await act(async () => fontsCame());
  await waitFor(() => expect(screen.queryByText('Petra Express')).not.toBeInTheDocument());
  expect(printed).toEqual([expect.stringMatching(/^Petra Express.*20\.50/)]);
});

test('the print of the journal waits for the name of the company', async () => {
  let answer: (response: Response) => void = () => {};
  api.on('/DC/DisplayInfoCompany', () => new Promise((resolve) => (answer = resolve)));
  const { user } = renderFinance(<JournalPage />);
  await screen.findAllByRole('row', { name: /Deposit/ });
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await screen.findByRole('rowheader', { name: /Deposit · Rana/, hidden: true });
  await act(async () => fontsCame());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(printed).toEqual([]);
  answer(json({ success: true, data: [company] }));
  await waitFor(() => expect(printed).toEqual([expect.stringMatching(/^Petra Express/)]));
});
