import type { OrderProof } from '@tawseel/api-client/driver-app';
import type { PayoutLine } from '@tawseel/api-client/payouts';
import { fakeApi, json, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { useWordsOf } from '../words/use-words-of.ts';
import { ProofsButton } from './proofs-button.tsx';
import { StatementProofs } from './statement-proofs.tsx';

const api = fakeApi();
const path = '/DC/DisplayProofs';

const line = (at: number, kind: PayoutLine['kind'] = 'Delivered'): PayoutLine => ({
  payout_id: 1,
  posting_id: at,
  merchant_id: 'M-1',
  kind,
  reference: `O-${at}`,
  happened_at: '2026-11-20T10:00:00.000Z',
  name_customer: 'Omar',
  city_order: 'Amman',
  price: 10,
  fee: 2,
  amount: 8,
});

const proof = (at: number): OrderProof => ({
  proof_id: `P-${at}`,
  event_id: `E-${at}`,
  merchant_order_id: `O-${at}`,
  merchant_id: 'M-1',
  event_kind: 'delivered',
  kind: at % 2 ? 'photo' : 'signature',
  driver_name: 'Rami',
  at: '2026-11-20T13:00:00+03:00',
  image: 'data:image/png;base64,iVBORw0KGgo=',
});

const answer = (...proofs: readonly OrderProof[]) => json({ success: true, data: proofs });

function Annex({ lines }: { lines: readonly PayoutLine[] }) {
  const words = useWordsOf('en');
  const [proofs, setProofs] = useState<readonly OrderProof[]>();
  return (
    <>
      <ProofsButton lines={lines} isShown={proofs !== undefined} onChange={setProofs} />
      {words && proofs && <StatementProofs payoutId={7} proofs={proofs} words={words} />}
    </>
  );
}

const open = (lines: readonly PayoutLine[], capabilities?: readonly string[]) =>
  renderMerchants(<Annex lines={lines} />, {
    path: '/payout',
    ...(capabilities && { client: { readCapabilities: () => capabilities } }),
  });

test('proofs of many orders load in parts of 50, one after the other, and are pages of the document', async () => {
  api.on(path, answer(proof(1), proof(2)), answer(proof(51)));
  const lines = Array.from({ length: 60 }, (_, at) => line(at + 1));
  const { user } = open([...lines, line(1, 'Reversal'), line(2), line(99, 'Adjustment')]);
  expect(api.received).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'With proofs of delivery' }));
  const pages = within(await screen.findByRole('article', { name: 'Proofs of delivery of payout 7' }));
  expect(pages.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual([
    'O-1Photo2026-11-20 01:00 PMRami',
    'O-2Signature2026-11-20 01:00 PMRami',
    'O-51Photo2026-11-20 01:00 PMRami',
  ]);
  const orders = api.received.map(({ body }) => (body as { orders: object[] }).orders);
  expect(orders.map(({ length }) => length)).toEqual([50, 10]);
  expect(orders[0]?.[0]).toEqual({ merchant_order_id: 'O-1', merchant_id: 'M-1' });
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Without proofs' }));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('orders without proofs, and a failure, leave the statement as it is', async () => {
  api.on(path, refusal(400, 'invalid', 'Not now.'), answer());
  const { user } = open([line(1)]);
  const button = screen.getByRole('button', { name: 'With proofs of delivery' });
  await user.click(button);
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  await user.click(button);
  expect(await screen.findByText('These orders have no photos or signatures.')).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test.each([
  ['a server without the app', [line(1)], ['lists']],
  ['a statement without orders', [line(1, 'Adjustment')], undefined],
])('%s offers no proofs', async (_, lines, capabilities) => {
  open(lines, capabilities);
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
});
