import type { PayoutLine } from '@tawseel/api-client/payouts';
import { fakePrinting } from '@tawseel/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { StatementLines } from './statement-lines.tsx';
import { useWordsOf } from '../words/use-words-of.ts';

const lines = Array.from({ length: 600 }, (_, at): PayoutLine => ({
  payout_id: 1,
  posting_id: at + 1,
  merchant_id: 'M-1',
  kind: 'Delivered',
  reference: `O-${at + 1}`,
  happened_at: '2026-11-20T10:00:00.000Z',
  name_customer: 'Omar',
  city_order: 'Amman',
  price: 10,
  fee: 2,
  amount: 8,
}));

function Lines() {
  const words = useWordsOf('en');
  return <table>{words && <StatementLines lines={lines} words={words} />}</table>;
}

const rows = () => screen.getAllByText('Amman').length;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

test('many lines mount part by part', async () => {
  renderMerchants(<Lines />, { path: '/payout' });
  expect(rows()).toBe(500);
  await waitFor(() => expect(rows()).toBe(600));
});

test('paper has all lines at once', () => {
  const print = fakePrinting();
  renderMerchants(<Lines />, { path: '/payout' });
  print(true);
  expect(rows()).toBe(600);
});
