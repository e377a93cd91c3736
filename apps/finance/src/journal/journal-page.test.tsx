import type { JournalLine } from '@tawseel/api-client/books';
import { fakeApi, listAnswer } from '@tawseel/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { fakePrinting } from '@tawseel/ui/testing';
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
  const setPrinting = fakePrinting();
  window.print = () => {
    setPrinting(true);
    printed.push(document.querySelector('section:has(> h1)')?.textContent);
    setPrinting(false);
  };
  const ready = new Promise<void>((resolve) => {
    fontsCame = resolve;
  });
  Object.assign(document, { fonts: { ready } });
  api.on('/DC/DisplayJournal', listAnswer('data', debit, credit));
});

test('the journal is printed once, though the page renders again while its fonts load', async () => {
  const { user } = renderFinance(<JournalPage />);
  await screen.findAllByRole('row', { name: /Deposit/ });
  await user.click(screen.getByRole('button', { name: 'Print' }));
  const sheet = () => screen.queryByRole('rowheader', { name: /Deposit · Rana/, hidden: true });
  await waitFor(() => expect(sheet()).toBeInTheDocument());
  await user.type(screen.getByRole('searchbox'), 'D');
  await act(async () => fontsCame());
  await waitFor(() => expect(sheet()).not.toBeInTheDocument());
  expect(printed).toEqual([expect.stringMatching(/^Petra Express.*20\.50/)]);
});
